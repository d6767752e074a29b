import type { ScreenKeys } from '../../../../generated/screenKeys.ts'
import { lazyCell, lazyControl, lazyPart } from '../../engine/fields/lazy.tsx'
import type { ScreenOverride } from '../../engine/override.ts'
import { exceptionText } from '../bots/hours/exception-text.ts'
import { WeekInput } from '../bots/hours/index.ts'
import { OpenButton } from './list/RowButtons.tsx'

const cells = () => import('./list/cells.tsx')
const Create = lazyPart(async () => (await import('./list/CreateForm.tsx')).CreateForm)

/** /forms: each form leads to its pages, and a new one as well. */
export const forms: ScreenOverride<ScreenKeys['/forms']> = {
  columns: {
    name: lazyCell(async () => (await cells()).NameCell),
    enabled: lazyCell(async () => (await cells()).EnabledCell),
    used_in: lazyCell(async () => (await cells()).UsesCell),
  },
  rowActions: OpenButton,
  pageActions: Create,
  emptyAction: Create,
  dependsOn: ['response'],
}

/** /forms/contact: data of the contact at a click, the form as it is asked, and where people leave it. */
export const contactForm: ScreenOverride<ScreenKeys['/forms/contact']> = {
  inputs: {
    'fields.show_if.conditions.question': lazyControl(
      async () => (await import('./contact/QuestionControl.tsx')).QuestionControl,
    ),
  },
  below: { fields: lazyPart(async () => (await import('./contact/Presets.tsx')).Presets) },
  end: { title: 'Recorrido', part: lazyPart(async () => (await import('./contact/Steps.tsx')).Steps) },
}

/** /forms/branches: the order, the hours and the place of each branch. */
export const branches: ScreenOverride<ScreenKeys['/forms/branches/{idForm}']> = {
  columns: { order: lazyCell(async () => (await import('./branches/OrderCell.tsx')).OrderCell) },
  inputs: {
    'address.country': lazyControl(async () => (await import('../contacts/CountryControl.tsx')).CountryControl),
    'hours.week': WeekInput,
    photo_id: lazyControl(async () => (await import('./branches/PhotoControl.tsx')).PhotoControl),
  },
  below: { lng: lazyPart(async () => (await import('./branches/BranchMap.tsx')).BranchMap) },
  summaries: { 'hours.exceptions': exceptionText },
  csvName: 'sucursales',
}

/** /forms/branches/questions: what is wrong with a question, while it is typed. */
export const branchQuestions: ScreenOverride<ScreenKeys['/forms/branches/questions/{idForm}']> = {
  below: { questions: lazyPart(async () => (await import('./branches/QuestionFaults.tsx')).QuestionFaults) },
}

/** /forms/contact/leads: all answers of a person in their row. */
export const contactLeads: ScreenOverride<ScreenKeys['/forms/contact/leads']> = {
  columns: { values: lazyCell(async () => (await import('./contact/ValuesCell.tsx')).ValuesCell) },
}
