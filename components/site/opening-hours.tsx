/** Shows opening hours. Keeps ranges such as "9AM-6PM" on one line. */
export function OpeningHours({ children: hours }: { children: string }) {
  return hours.split(/(\S+-\S+)/).map((part, index) =>
    index % 2 === 1 ? (
      // biome-ignore lint/suspicious/noArrayIndexKey: the parts never change
      <span key={index} className="whitespace-nowrap">
        {part}
      </span>
    ) : (
      part
    ),
  )
}
