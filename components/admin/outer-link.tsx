interface OuterLinkProps {
  url: string | null
  className?: string
}

/** An address that a visitor typed: a link where it leads to a website, otherwise only its text. Absent: "Not specified". */
export function OuterLink({ url, className }: OuterLinkProps) {
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
