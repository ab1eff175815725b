import { buttonClass } from '@/components/ui/button'
import { classNames } from '@/components/ui/class-names'
import { CopyIcon } from '@/components/ui/icons'

interface CopyButtonProps {
  /** The name of the copied text, such as "Founded". */
  what: string
  /** The id of the element to select if the browser does not allow copying. */
  sourceId: string
  /** The text to copy, if it is more than the element shows. */
  text?: string
  /** The button's text. Small buttons only have an icon. */
  label?: string
  isSmall?: boolean
  className?: string
}

/**
 * Copies text, with the help of `PressScript`. The button is hidden without JavaScript; people can then select the
 * text.
 */
export function CopyButton({ what, sourceId, text, label, isSmall, className }: CopyButtonProps) {
  return (
    <span className={classNames('inline-block noscript:hidden', className)}>
      <button
        type="button"
        data-copy={text ?? ''}
        data-copy-source={sourceId}
        data-copy-what={what}
        aria-label={isSmall ? `Copy ${what}` : undefined}
        className={classNames(
          isSmall
            ? 'relative inline-flex size-11 items-center justify-center rounded-sm text-brand transition-colors hover:bg-mint'
            : buttonClass({ variant: 'secondary' }),
        )}
      >
        <CopyIcon />
        <span
          data-copy-status=""
          className={
            isSmall
              ? 'absolute right-full mr-1 rounded-sm bg-ink px-2 py-1 text-xs font-semibold text-white empty:hidden'
              : undefined
          }
        >
          {isSmall ? '' : label}
        </span>
      </button>
    </span>
  )
}
