import 'server-only'
import { EDITORIAL, type PersonalData } from '@/lib/platform/personal-data'

export const blogData: PersonalData = {
  columns: {
    Post: {
      kept: {
        [EDITORIAL]: [
          'title',
          'slug',
          'excerpt',
          'content',
          'author',
          'category',
          'readTime',
          'searchText',
          'contentText',
        ],
      },
    },
    PostSlug: { kept: { [EDITORIAL]: ['slug'] } },
    PostRevision: {
      kept: {
        [EDITORIAL]: ['actorName', 'title', 'slug', 'excerpt', 'content', 'author', 'category', 'readTime'],
      },
    },
  },
}
