import { Picture } from '@/components/site/picture'
import { Portrait } from '@/components/site/portrait'
import { Section, SectionTitle } from '@/components/site/section'
import { listTestimonials, type Testimonial } from '@/lib/landing/queries'
import { ReviewCarousel } from './review-carousel'

export async function Testimonials() {
  const testimonials = await listTestimonials()
  return (
    <Section id="testimonials">
      <SectionTitle of="testimonials" className="max-w-[24ch]">
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

const portraitSize = 'size-24 md:size-40 lg:size-72'

function Review({ title, content, name, role, image }: Testimonial) {
  return (
    <div className="grid gap-x-14 gap-y-8 md:grid-cols-[auto_1fr]">
      {image ? (
        <Picture
          image={image}
          alt=""
          // A blurred placeholder would be a tenth of this section's HTML.
          isPlain
          sizes="(min-width: 64rem) 18rem, (min-width: 48rem) 10rem, 6rem"
          className={`${portraitSize} rounded-md bg-mint object-cover`}
        />
      ) : (
        <Portrait name={name} className={portraitSize} />
      )}
      <figure className="flex flex-col">
        <p className="flex items-center gap-1.5 text-sm font-medium text-fg-soft">
          {[1, 2, 3, 4, 5].map((drop) => (
            <span key={drop} className="size-3.5 rounded-full bg-marigold" />
          ))}
          <span className="ml-1.5">5 out of 5</span>
        </p>
        <blockquote className="mt-5">
          <p className="max-w-[30ch] font-display text-2xl font-semibold tracking-tight md:text-3xl">
            “{title}”
          </p>
          <p className="mt-5 max-w-[58ch] text-lg text-neutral-700">{content}</p>
        </blockquote>
        <figcaption className="mt-6">
          <span className="block font-semibold">{name}</span>
          <span className="block text-fg-soft">{role}</span>
        </figcaption>
      </figure>
    </div>
  )
}
