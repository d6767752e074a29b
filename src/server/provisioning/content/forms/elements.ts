import {
  branchCreateBody,
  branchQuestionsUpdateBody,
  branchSettingsUpdateBody,
  characteristicCreateBody,
  contactFormUpdateBody,
  productSettingsUpdateBody,
  surveyQuestionsUpdateBody,
  surveySettingsUpdateBody,
} from '../../../../../generated/validators/forms.js'
import type { FieldRules, Rules } from '../../../../contract/validation.ts'
import type { Scope } from '../../../foundation/http/scope.ts'
import { inForm } from '../../../knowledge/catalogue/form-scope.ts'
import { branches } from '../../../knowledge/forms/branches/branches.ts'
import { readBranchQuestions, saveBranchQuestions } from '../../../knowledge/forms/branches/questions.ts'
import { readBranchSettings, saveBranchSettings } from '../../../knowledge/forms/branches/settings.ts'
import { readContactForm, saveContactForm } from '../../../knowledge/forms/contact/contact-form.ts'
import { characteristics } from '../../../knowledge/forms/products/characteristics.ts'
import { changeProductSettings, productSettings } from '../../../knowledge/forms/products/settings.ts'
import { saveSurveyQuestions, surveyQuestions } from '../../../knowledge/forms/survey/questions.ts'
import { saveSurveySettings, surveySettingsOf } from '../../../knowledge/forms/survey/settings.ts'
import type { Kind } from '../names.ts'
import { type Shape, shapes } from '../references.ts'
import { type Row, valid } from '../valid.ts'

type Labels = Readonly<Record<string, FieldRules>>

/** Something of a form that is read and saved as a whole. */
export interface FormSection {
  /** its key in the files; without one its properties are those of the form's row */
  key?: 'questions' | 'settings'
  /** what people call it; empty for the form itself */
  title: string
  labels: Labels
  shape: Shape
  /** properties that are about people, or that the row of the form has */
  omits: readonly string[]
  read(scope: Scope, id: number): Promise<object>
  save(scope: Scope, id: number, row: Row): Promise<unknown>
}

/** A list of a form whose items other content refers to by name. */
export interface FormList {
  key: 'characteristics' | 'branches'
  resource: string
  noun: string
  /** property that names an item */
  title: string
  kind: Kind
  labels: Labels
  shape: Shape
  omits: readonly string[]
  all(scope: Scope, id: number): Promise<object[]>
  add(scope: Scope, id: number, row: Row): Promise<number>
}

/** A section by the operations that read and save it. */
const section = <I>(
  rules: Rules<I>,
  store: { read(scope: Scope, id: number): Promise<object>; save(scope: Scope, id: number, body: I): Promise<unknown> },
  facts: Pick<FormSection, 'key' | 'title'> & Partial<Pick<FormSection, 'shape' | 'omits'>>,
): FormSection => ({
  ...{ shape: shapes.plain, omits: [], labels: rules.fields, read: store.read },
  save: (scope, id, row) => store.save(scope, id, valid(rules, row)),
  ...facts,
})

const QUESTIONS = { key: 'questions', title: 'preguntas' } as const
const SETTINGS = { key: 'settings', title: 'configuración' } as const

/** What each kind of form has besides its name, in the order in which it can be created. */
export const sectionsOf: Readonly<Record<string, readonly FormSection[]>> = {
  contact: [
    section(
      contactFormUpdateBody,
      { read: readContactForm, save: (scope, _, body) => saveContactForm(scope, body) },
      { title: '', omits: ['destinations'] },
    ),
  ],
  survey: [
    section(surveyQuestionsUpdateBody, { read: surveyQuestions, save: saveSurveyQuestions }, QUESTIONS),
    section(
      surveySettingsUpdateBody,
      { read: surveySettingsOf, save: saveSurveySettings },
      { ...SETTINGS, shape: shapes.surveySettings, omits: ['name', 'description', 'enabled'] },
    ),
  ],
  branch: [
    section(branchQuestionsUpdateBody, { read: readBranchQuestions, save: saveBranchQuestions }, QUESTIONS),
    section(
      branchSettingsUpdateBody,
      { read: readBranchSettings, save: saveBranchSettings },
      { ...SETTINGS, shape: shapes.branchSettings },
    ),
  ],
  product: [
    section(
      productSettingsUpdateBody,
      {
        read: (scope, id) => productSettings(inForm(scope, id)),
        save: (scope, id, body) => changeProductSettings(inForm(scope, id), body),
      },
      { ...SETTINGS, shape: shapes.productSettings, omits: ['notify_contacts'] },
    ),
  ],
}

/** The lists of each kind of form. */
export const listsOf: Readonly<Record<string, FormList>> = {
  product: {
    ...{ key: 'characteristics', resource: 'characteristic', noun: 'característica', title: 'key' },
    ...{ kind: 'characteristic', labels: characteristicCreateBody.fields, shape: shapes.plain, omits: [] },
    all: (scope, id) => characteristics.all(inForm(scope, id)),
    add: (scope, id, row) => characteristics.add(inForm(scope, id), valid(characteristicCreateBody, row)),
  },
  branch: {
    ...{ key: 'branches', resource: 'branch', noun: 'sucursal', title: 'name' },
    ...{ kind: 'branch', labels: branchCreateBody.fields, shape: shapes.branch, omits: ['manager_contact_id'] },
    all: (scope, id) => branches.all(inForm(scope, id)),
    add: (scope, id, row) => branches.add(inForm(scope, id), valid(branchCreateBody, row)),
  },
}

/** How the files name an item of a form's list: names are unique within a form only. */
export const itemName = (form: string, item: string): string => `${form} / ${item}`
