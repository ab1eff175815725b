import type { Chart as ChartContent } from '@/lib/blog/chart'
import styles from './chart.module.css'

/** Draws a bar chart without a script. Screen readers read its labels and amounts. */
export function Chart({ caption, rows }: ChartContent) {
  return (
    <figure className={styles.chart}>
      <figcaption>{caption}</figcaption>
      <dl>
        {rows.map(({ label, amount, share, isMarked }, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: labels may repeat, and rows never move on their own
          <div key={index} data-marked={isMarked || undefined}>
            <dt>{label}</dt>
            <dd>{amount}</dd>
            <dd aria-hidden>
              {/* biome-ignore lint/a11y/noSvgWithoutTitle: hidden from screen readers */}
              <svg>
                <rect width={`${Math.round(share * 1000) / 10}%`} height="100%" rx="3" />
              </svg>
            </dd>
          </div>
        ))}
      </dl>
    </figure>
  )
}
