import 'server-only'
import { EDITORIAL, type PersonalData } from '@/lib/platform/personal-data'

export const helpData: PersonalData = {
  columns: {
    Faq: { kept: { [EDITORIAL]: ['category', 'question', 'answer', 'slug', 'searchText'] } },
    HelpArticle: { kept: { [EDITORIAL]: ['slug', 'title', 'summary', 'content'] } },
    HelpWord: { kept: { [EDITORIAL]: ['word'] } },
    // Nobody is told apart there, but what is searched for may be an address.
    MissedSearch: { dropped: ['text'] },
  },
  keptOutsideModels: { 'faq.search_vector': EDITORIAL, 'help_article.search_vector': EDITORIAL },
}
