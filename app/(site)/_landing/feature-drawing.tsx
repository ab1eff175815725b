import type { ReactNode } from 'react'
import type { FeatureIcon } from '@/lib/landing/schema'

const drawings: Record<FeatureIcon, ReactNode> = {
  vault: (
    <>
      <rect x="3.5" y="4" width="17" height="15" rx="3" />
      <circle cx="12" cy="11.5" r="3.2" />
      <path d="M12 8.3V6.5M6.5 19v2M17.5 19v2" />
    </>
  ),
  schedule: <path d="M3 5h4.5v4.7H12v4.7h4.5V19H21" />,
  chat: <path d="M4 5h16v11.5h-8.5L7.5 20v-3.5H4zM8 9.5h8M8 12.5h4.5" />,
  calendar: (
    <>
      <rect x="4" y="5.5" width="16" height="14.5" rx="3" />
      <path d="M4 10.5h16M8.5 3.5v4M15.5 3.5v4M9 15h.01M15 15h.01" />
    </>
  ),
  insights: <path d="M4 20h16M7 20v-6M12 20V6M17 20v-9" />,
  emergency: (
    <>
      <circle cx="12" cy="13" r="7.5" />
      <path d="M12 9v4l2.5 2M9.5 3h5" />
    </>
  ),
  bell: <path d="M6 16.5V11a6 6 0 0 1 12 0v5.5l1.5 1.5h-15zM10 20.5h4" />,
  card: (
    <>
      <rect x="3" y="5.5" width="18" height="13" rx="2.5" />
      <path d="M3 10h18M6.5 15h4" />
    </>
  ),
}

export function FeatureDrawing({ icon }: { icon: FeatureIcon }) {
  return (
    <svg
      viewBox="0 0 24 24"
      fill="none"
      stroke="currentColor"
      strokeWidth="1.75"
      strokeLinecap="round"
      strokeLinejoin="round"
      aria-hidden="true"
      className="size-6 shrink-0"
    >
      {drawings[icon]}
    </svg>
  )
}
