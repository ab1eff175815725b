import { signScript } from './script-signature'

interface IslandProps<Args extends readonly unknown[]> {
  run: (...args: Args) => void
  /** Serialized as JSON. */
  args: Args
  nonce?: string | undefined
  className?: string | undefined
}

/**
 * Runs a function while the page is parsed, before React's script. The page contains the source text of the function,
 * so the function can use only its arguments and browser APIs. For server components only. Browsers hide the nonce
 * from scripts, so hydration would otherwise report a difference.
 */
export function Island<Args extends readonly unknown[]>({ run, args, nonce, className }: IslandProps<Args>) {
  const values = args.map((each) => JSON.stringify(each).replaceAll('<', '\\u003c')).join()
  const script = `(${run.toString()})(${values})`
  return (
    <script
      data-signature={signScript(script)}
      nonce={nonce}
      className={className}
      suppressHydrationWarning
      // biome-ignore lint/security/noDangerouslySetInnerHtml: a function of ours and constants
      dangerouslySetInnerHTML={{ __html: script }}
    />
  )
}
