import type * as z from 'zod/mini'
import type {
  Content,
  ContentCategory,
  Language,
  Popup,
  Promotion,
  siteOption,
  Slide,
  translation,
  Video,
} from '#contract/cms.ts'
import type { Db } from '../database/pool.ts'
import type { Locale } from '#contract/locale.ts'

type SiteOption = z.output<typeof siteOption>
type Translation = z.output<typeof translation>
type ContentTitle = ContentCategory['content'][number]

export async function listOptions(db: Db): Promise<SiteOption[]> {
  const { rows } = await db.query<SiteOption>('select key, value, status from site_options order by key')
  return rows
}

export async function optionInUse(db: Db, key: string): Promise<string | undefined> {
  const { rows } = await db.query<{ value: string }>(
    `select value from site_options where key = $1 and status and value <> ''`,
    [key],
  )
  return rows[0]?.value
}

export async function listLanguages(db: Db): Promise<Language[]> {
  const { rows } = await db.query<Language>(
    'select locale, name, fallback from languages where active order by position, locale',
  )
  return rows
}

/** In `language` if it is active, otherwise in `locale`. */
export async function listTranslations(
  db: Db,
  { language, locale }: { language: string; locale: Locale },
): Promise<Translation[]> {
  const { rows } = await db.query<Translation>(
    `select key, value from translations
      where locale = coalesce((select locale from languages where locale = $1 and active), $2) order by key`,
    [language, locale],
  )
  return rows
}

/** With the titles of active pages; categories without one are listed too. */
export async function listCategories(db: Db, locale: Locale): Promise<ContentCategory[]> {
  const { rows } = await db.query<ContentCategory>(
    `select categories.name,
            coalesce(json_agg(json_build_object('id', contents.id, 'title', words.title) order by contents.position)
                     filter (where words.title is not null), '[]') as content
       from content_categories categories
       left join contents on contents.category_id = categories.id and contents.active
       left join content_words words on words.content_id = contents.id and words.locale = $1
      group by categories.id order by categories.position`,
    [locale],
  )
  return rows
}

export async function listContents(
  db: Db,
  { categoryId, status, locale }: { categoryId: number; status: boolean; locale: Locale },
): Promise<ContentTitle[]> {
  const { rows } = await db.query<ContentTitle>(
    `select contents.id, words.title from contents
       join content_words words on words.content_id = contents.id and words.locale = $3
      where contents.category_id = $1::bigint and contents.active = $2 order by contents.position`,
    [categoryId, status, locale],
  )
  return rows
}

export async function listShownContents(db: Db): Promise<number[]> {
  const { rows } = await db.query<{ id: number }>('select id from contents where active order by id')
  return rows.map(({ id }) => id)
}

export async function findContent(db: Db, id: number, locale: Locale): Promise<Content | null> {
  const { rows } = await db.query<Content>(
    `select contents.id, words.title, words.body from contents
       join content_words words on words.content_id = contents.id and words.locale = $2
      where contents.id = $1::bigint and contents.active`,
    [id, locale],
  )
  return rows[0] ?? null
}

export async function findVideo(db: Db, slug: string, locale: Locale): Promise<Video | null> {
  const { rows } = await db.query<Video>(
    `select url, poster, title1, title2, title3 from videos
       join video_words words on words.slug = videos.slug and words.locale = $2
      where videos.slug = $1 and active`,
    [slug, locale],
  )
  return rows[0] ?? null
}

interface SlideRow extends Omit<Slide, 'title' | 'text'> {
  title: string | null
  text: string | null
}

/** In their order. A game category without slides of its own shows those of its lobby. */
export async function listSlides(db: Db, slug: string, locale: Locale): Promise<Slide[]> {
  const { rows } = await db.query<SlideRow>(
    `select url, target, images, words.title, words.text from slides
       left join slide_words words on words.slide_id = slides.id and words.locale = $2
      where active and slug = (
        select slug from (
          select $1 as slug, 1 as rank
          union all select lobby, 2 from game_categories where slug = $1 and lobby is not null
        ) place
        where exists (select from slides own where own.slug = place.slug and own.active) order by rank limit 1)
      order by position, id`,
    [slug, locale],
  )
  return rows.map(({ title, text, ...row }) => ({
    ...row,
    ...(title !== null && { title }),
    ...(text !== null && { text }),
  }))
}

interface PromotionRow extends Omit<Promotion, 'images'> {
  images: string[]
}

const imagesOf = (urls: readonly string[]) => urls.map((url) => ({ url }))

export async function listPromotions(db: Db, locale: Locale): Promise<Promotion[]> {
  const { rows } = await db.query<PromotionRow>(
    `select promotions.id, words.title, words.description, images from promotions
       join promotion_words words on words.promotion_id = promotions.id and words.locale = $1
      where active order by position, promotions.id`,
    [locale],
  )
  return rows.map((row) => ({ ...row, images: imagesOf(row.images) }))
}

interface PopupRow extends Omit<Popup, 'images' | 'title' | 'text'> {
  images: string[]
  title: string | null
  text: string | null
}

export async function findPopup(db: Db, locale: Locale): Promise<Popup | null> {
  const { rows } = await db.query<PopupRow>(
    `select images, url, words.title, words.text from popups
       left join popup_words words on words.popup_id = popups.id and words.locale = $1
      where active order by id desc limit 1`,
    [locale],
  )
  const [row] = rows
  if (!row) return null
  const { images, url, title, text } = row
  return {
    images: imagesOf(images),
    url,
    ...(title !== null && { title }),
    ...(text !== null && { text }),
  }
}
