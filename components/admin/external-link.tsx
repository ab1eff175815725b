interface ExternalLinkProps {
  url: string | null
  className?: string
}

/**
 * Shows a URL that a visitor typed: as a link if it is valid, as text otherwise, and as "Not specified" if it is
 * missing.
 */
export function ExternalLink({ url, className }: ExternalLinkProps) {
  if (!url) return <>Not specified</>
  if (!isWebsite(url)) return <>{url}</>
  return (
    <a
      href={url}
      target="_blank"
      rel="noopener noreferrer"
      referrerPolicy="no-referrer"
      className={className}
    >
      {url}
      <span className="sr-only"> (opens in a new tab)</span>
    </a>
  )
}

function isWebsite(text: string) {
  return /^https?:\/\//i.test(text) && URL.canParse(text)
}
