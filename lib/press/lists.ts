import 'server-only'
import { contentList } from '@/lib/content/list'
import { press } from './noun'
import { assetSchema, factSchema, keyMessageSchema, leaderSchema, newsSchema } from './schema'

const fact = contentList(press, 'fact', {
  model: 'PressFact',
  schema: factSchema,
  titleOf: ({ label }) => label || 'A fact without a label',
  inLog: ({ label }) => (label ? `the company fact “${label}”` : 'a company fact without a label'),
})

const message = contentList(press, 'message', {
  model: 'KeyMessage',
  schema: keyMessageSchema,
  titleOf: ({ title }) => title,
  inLog: ({ title }) => `the key message “${title}”`,
})

const leader = contentList(press, 'leader', {
  model: 'PressLeader',
  schema: leaderSchema,
  titleOf: ({ name }) => name,
  inLog: ({ name }) => `the leadership member ${name}`,
})

const asset = contentList(press, 'asset', {
  model: 'PressAsset',
  schema: assetSchema,
  titleOf: ({ name }) => name,
  inLog: ({ name }) => `the media asset “${name}”`,
})

const news = contentList(press, 'news', {
  model: 'NewsItem',
  schema: newsSchema,
  titleOf: ({ title }) => title,
  inLog: ({ title }) => `the coverage “${title}”`,
})

export const pressLists = { fact, message, leader, asset, news }
