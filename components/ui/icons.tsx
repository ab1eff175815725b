import type { ReactNode } from 'react'
import { classNames } from './class-names'

/** The few icons on public pages, in one style: 20 px grid, 1.75 px round strokes. */
function Icon({ className, children }: { className?: string; children: ReactNode }) {
  return (
    <svg
      viewBox="0 0 20 20"
      fill="none"
      stroke="currentColor"
      strokeWidth="1.75"
      strokeLinecap="round"
      strokeLinejoin="round"
      aria-hidden="true"
      className={classNames('size-5 shrink-0', className)}
    >
      {children}
    </svg>
  )
}

export function CloseIcon({ className }: { className?: string }) {
  return (
    <Icon className={className}>
      <path d="m5 5 10 10M15 5 5 15" />
    </Icon>
  )
}

export function ChevronDownIcon({ className }: { className?: string }) {
  return (
    <Icon className={className}>
      <path d="m5 7.5 5 5 5-5" />
    </Icon>
  )
}

export function MenuIcon({ className }: { className?: string }) {
  return (
    <Icon className={className}>
      <path d="M3 7h14M3 13h14" />
    </Icon>
  )
}

export function PlusIcon({ className }: { className?: string }) {
  return (
    <Icon className={className}>
      <path d="M10 4v12M4 10h12" />
    </Icon>
  )
}

export function ChevronLeftIcon({ className }: { className?: string }) {
  return (
    <Icon className={className}>
      <path d="m12.5 5-5 5 5 5" />
    </Icon>
  )
}

export function ChevronRightIcon({ className }: { className?: string }) {
  return (
    <Icon className={className}>
      <path d="m7.5 5 5 5-5 5" />
    </Icon>
  )
}

export function PauseIcon({ className }: { className?: string }) {
  return (
    <Icon className={className}>
      <path d="M7 5v10M13 5v10" />
    </Icon>
  )
}

export function PlayIcon({ className }: { className?: string }) {
  return (
    <Icon className={className}>
      <path d="M7 4.5v11l8-5.500z" />
    </Icon>
  )
}
