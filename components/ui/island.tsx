interface IslandProps<Args extends readonly unknown[]> {
  run: (...args: Args) => void
  /** Are sent as JSON. */
  args: Args
  nonce?: string | undefined
  className?: string | undefined
}

/**
 * Runs a function while the page is parsed, before React's script. It is sent as its own text, so it knows nothing but its arguments
 * and the browser. Only for server components. Browsers hide a nonce from the page, so what React finds differs from what it sent.
 */
export function Island<Args extends readonly unknown[]>({ run, args, nonce, className }: IslandProps<Args>) {
  const values = args.map((each) => JSON.stringify(each).replaceAll('<', '\\u003c')).join()
  const script = `(${run.toString()})(${values})`
  return (
    <script
      nonce={nonce}
      className={className}
      suppressHydrationWarning
      // biome-ignore lint/security/noDangerouslySetInnerHtml: a function of ours and constants
      dangerouslySetInnerHTML={{ __html: script }}
    />
  )
}
