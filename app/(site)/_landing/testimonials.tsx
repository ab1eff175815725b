import { Fragment } from 'react'
import { Picture } from '@/components/site/picture'
import { Portrait } from '@/components/site/portrait'
import { Section, SectionTitle } from '@/components/site/section'
import { listTestimonials, type Testimonial } from '@/lib/landing/queries'
import { ReviewCarousel } from './review-carousel'

export async function Testimonials() {
  const testimonials = await listTestimonials()
  if (testimonials.length === 0) return <div id="testimonials" />
  return (
    <Section id="testimonials" className="pt-0 md:pt-0">
      <SectionTitle sectionId="testimonials" className="max-w-[24ch]">
        What our users say
      </SectionTitle>
      <ReviewCarousel label="Reviews">
        {testimonials.map((testimonial) => (
          <Review key={testimonial.id} {...testimonial} />
        ))}
      </ReviewCarousel>
    </Section>
  )
}

function Review({ title, content, plan, name, role, image }: Testimonial) {
  return (
    <figure className="flex h-full flex-col rounded-lg bg-white p-6 md:p-8">
      <Stars />
      <blockquote dir="auto" className="mt-3 grow">
        <p className="font-display text-xl font-semibold tracking-tight text-balance md:text-2xl">
          “{title}”
        </p>
        <p className="mt-3 text-neutral-700">{content}</p>
      </blockquote>
      <figcaption className="mt-5 flex items-center gap-4">
        <span className="size-22 shrink-0">
          {image ? (
            <Picture
              image={image}
              alt=""
              // A blurred placeholder would be a tenth of this section's HTML.
              isPlain
              sizes="5.5rem"
              className="size-full rounded-md bg-mint object-cover"
            />
          ) : (
            <Portrait name={name} className="size-full" />
          )}
        </span>
        <span>
          <span className="block font-semibold">{name}</span>
          <span className="block text-sm text-fg-soft">{role}</span>
          {plan && (
            <span className="block text-sm font-semibold text-brand tabular-nums">
              {/* Lines break only after commas, not inside "12 × ₦15,000". */}
              {plan.split(/(?<=,) /).map((part, index) => (
                <Fragment key={part}>
                  {index > 0 && ' '}
                  <span className="inline-block">{part}</span>
                </Fragment>
              ))}
            </span>
          )}
        </span>
      </figcaption>
    </figure>
  )
}

function Stars() {
  return (
    <p className="flex items-center gap-2.5 text-sm font-medium text-fg-soft">
      <svg viewBox="0 0 120 24" aria-hidden="true" className="h-5 fill-marigold stroke-marigold-deep">
        <path d={[0, 24, 48, 72, 96].map((x) => `M${x + 12} 2${STAR}`).join('')} />
      </svg>
      5 out of 5
    </p>
  )
}

/** A star, drawn from its top point. */
const STAR = 'l3 6.3 6.9.9-5 4.8 1.2 6.9-6.1-3.3-6.1 3.3 1.2-6.9-5-4.8 6.9-.9z'
