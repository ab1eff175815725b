import type { ReactNode } from 'react'
import type { FeatureIcon } from '@/lib/landing/schema'

const drawings: Record<FeatureIcon, ReactNode> = {
  vault: (
    <>
      <rect x="3.5" y="4" width="17" height="15" rx="3" />
      <circle cx="12" cy="11.5" r="3.2" />
      <path d="M12 8.300V6.500M6.5 19v2M17.5 19v2" />
    </>
  ),
  schedule: <path d="M3 5h4.500v4.700H12v4.700h4.500V19H21" />,
  chat: <path d="M4 5h16v11.500h-8.500L7.5 20v-3.500H4zM8 9.500h8M8 12.500h4.5" />,
  calendar: (
    <>
      <rect x="4" y="5.5" width="16" height="14.5" rx="3" />
      <path d="M4 10.500h16M8.5 3.500v4M15.5 3.500v4M9 15h.01M15 15h.01" />
    </>
  ),
  insights: <path d="M4 20h16M7 20v-6M12 20V6M17 20v-9" />,
  emergency: (
    <>
      <circle cx="12" cy="13" r="7.5" />
      <path d="M12 9v4l2.5 2M9.5 3h5" />
    </>
  ),
  bell: <path d="M6 16.500V11a6 6 0 0 1 12 0v5.500l1.5 1.500h-15zM10 20.500h4" />,
  card: (
    <>
      <rect x="3" y="5.5" width="18" height="13" rx="2.5" />
      <path d="M3 10h18M6.5 15h4" />
    </>
  ),
}

export function FeatureDrawing({ of: icon }: { of: FeatureIcon }) {
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
