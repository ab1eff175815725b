import type { ReactNode } from 'react'

/** Draws a bank. The drawings in this file illustrate the four standards and do not imitate official seals. */

export function BankMark() {
  return (
    <Mark>
      <path d="M14 27 32 16l18 11zM19 31v13M28 31v13M36 31v13M45 31v13M15 49h34" />
    </Mark>
  )
}

export function CardMark() {
  return (
    <Mark>
      <path d="M14 20h36v25H14zM14 28h36M20 38h8" />
      <path d="M40 38h4" className="stroke-marigold" />
    </Mark>
  )
}

/** Draws the plan-do-check-act cycle. */
export function CycleMark() {
  return (
    <Mark>
      <path d="M32 15a17 17 0 0 1 17 17M49 35a17 17 0 0 1-15 14M30 49a17 17 0 0 1-15-15M15 30a17 17 0 0 1 14-15" />
      <path d="m26 32 5 5 8-10" className="stroke-marigold" />
    </Mark>
  )
}

/** Draws a calendar with a dot for each audit. */
export function AuditMark() {
  return (
    <Mark>
      <path d="M16 19h32v29H16zM16 27h32M24 15v7M40 15v7" />
      <path
        d="M24 34h0M32 34h0M40 34h0M24 41h0M32 41h0M40 41h0"
        strokeWidth="4.500"
        className="stroke-marigold"
      />
    </Mark>
  )
}

function Mark({ children }: { children: ReactNode }) {
  return (
    <svg
      viewBox="0 0 64 64"
      fill="none"
      strokeWidth="2.500"
      strokeLinecap="round"
      strokeLinejoin="round"
      aria-hidden="true"
      className="size-20 shrink-0"
    >
      <path d="M32 1 54 10 63 32 54 54 32 63 10 54 1 32 10 10z" stroke="none" className="fill-brand-deep" />
      <g className="stroke-mint">{children}</g>
    </svg>
  )
}
