import { classNames } from './class-names'

interface IconProps {
  className?: string
}

/** Draws an icon for public pages. All icons share one style: a 20 px grid and rounded 1.75 px strokes. */
function Icon({ className, path }: IconProps & { path: string }) {
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
      <path d={path} />
    </svg>
  )
}

export const CloseIcon = (props: IconProps) => <Icon {...props} path="m5 5 10 10M15 5 5 15" />
export const ChevronDownIcon = (props: IconProps) => <Icon {...props} path="m5 7.5 5 5 5-5" />
export const MenuIcon = (props: IconProps) => <Icon {...props} path="M3 7h14M3 13h14" />
export const PlusIcon = (props: IconProps) => <Icon {...props} path="M10 4v12M4 10h12" />
export const ChevronLeftIcon = (props: IconProps) => <Icon {...props} path="m12.5 5-5 5 5 5" />
export const ChevronRightIcon = (props: IconProps) => <Icon {...props} path="m7.5 5 5 5-5 5" />
export const PauseIcon = (props: IconProps) => <Icon {...props} path="M7 5v10M13 5v10" />
export const PlayIcon = (props: IconProps) => <Icon {...props} path="M7 4.5v11l8-5.500z" />
export const CopyIcon = (props: IconProps) => (
  <Icon {...props} path="M7.500 7h8.500v9.500H7.500zM4.500 13H4V3.500h8.500V4" />
)
export const DownloadIcon = (props: IconProps) => (
  <Icon {...props} path="M10 3v9.500M6 9l4 4 4-4M3.500 16.500h13" />
)
export const SearchIcon = (props: IconProps) => (
  <Icon {...props} path="M14.25 9a5.25 5.25 0 1 1-10.5 0 5.25 5.25 0 0 1 10.5 0zM13 13l4 4" />
)
