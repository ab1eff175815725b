import type { ReactNode } from 'react'
import { classNames } from '@/components/ui/class-names'

const tabs = {
  vault: <path d="M3.5 5.5A1.5 1.5 0 0 1 5 4h4v5h5v5h5a1.5 1.5 0 0 1 1.5 1.5V20h-17z" />,
  calendar: (
    <>
      <rect x="4" y="5.5" width="16" height="14.5" rx="3" />
      <path d="M4 10.5h16M8.5 3.5v4M15.5 3.5v4" />
    </>
  ),
  chat: <path d="M4.5 5h15v11h-8l-4 3.5V16h-3z" />,
  insights: <path d="M5.5 20v-6M12 20V5M18.5 20v-9" />,
} satisfies Record<string, ReactNode>

/** Renders the tab bar with the app's four main screens. */
export function TabBar({ current }: { current: keyof typeof tabs }) {
  return (
    <div className="-mx-4 mt-auto flex justify-around border-t border-line bg-white px-4 pt-2.5 pb-4">
      {Object.entries(tabs).map(([name, drawing]) => (
        <svg
          key={name}
          viewBox="0 0 24 24"
          fill={name === current && name !== 'insights' ? 'currentColor' : 'none'}
          stroke="currentColor"
          strokeWidth={name === current ? 2.2 : 1.8}
          strokeLinejoin="round"
          strokeLinecap="round"
          aria-hidden="true"
          className={classNames('size-6', name === current ? 'text-brand' : 'text-neutral-500')}
        >
          {drawing}
        </svg>
      ))}
    </div>
  )
}
