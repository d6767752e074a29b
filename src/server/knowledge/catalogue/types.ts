import type { components } from '../../../../generated/api.d.ts'

type Schemas = components['schemas']

/** A question of a form as stored: that of a survey, a question about branches, or a datum of the contact form. */
export type FormQuestion = Schemas['SurveyQuestion'] | Schemas['BranchQuestion'] | Schemas['ContactFormField']

type Stored<Name extends keyof Schemas, Without extends string = never> = Partial<
  Omit<Schemas[Name], 'version' | 'questions' | 'fields' | Without>
>

/** The settings of a product form, with the order of its products. */
export type StoredProductSettings = Stored<'ProductSettings'> & {
  order?: Pick<Schemas['ProductOrder'], 'sort_mode' | 'pinned'>
  /** the address at which Meta reads the catalogue */
  feed?: { enabled: boolean; token: string }
}

/** The settings of a form as stored, by kind. Unset values are absent. */
export type FormSettings =
  | Stored<'SurveySettings', 'name' | 'description' | 'enabled'>
  | StoredProductSettings
  | Stored<'BranchSettings'>
  | Stored<'ContactForm'>
