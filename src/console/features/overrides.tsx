import { type ComponentType, lazy } from 'react'
import type { Screen } from '../../contract/screen.ts'
import { lazyControl } from '../engine/fields/lazy.tsx'
import type { Overrides } from '../engine/override.ts'
import { access } from './access/overrides.ts'
import { analyticsExports } from './analytics/exports/overrides.ts'
import { analyticsList } from './analytics/list/overrides.ts'
import { reports } from './analytics/reports/overrides.ts'
import { WeekInput, ZoneHelp } from './bots/hours/index.ts'
import { generalSettings } from './bots/overrides.ts'
import { budgetList, budgetSettings } from './budgets/settings/overrides.ts'
import { ChangeButton } from './changes/ChangeButton.tsx'
import { contactPage, contacts, duplicates, imports, register } from './contacts/overrides.ts'
import { ownFields } from './contacts/own-fields.ts'
import { entities } from './entities/overrides.ts'
import { branches, branchQuestions, contactForm, contactLeads, forms } from './forms/overrides.ts'
import { productSettings, productSynonyms } from './forms/products/overrides.ts'
import { surveyAnswers, surveyLinks, surveySends } from './forms/survey/overrides.ts'
import { groups } from './groups/overrides.ts'
import { intents } from './intents/overrides.tsx'
import { keys } from './keys/overrides.ts'
import { notifications } from './notifications/overrides.ts'
import { UsageCell } from './platform/UsageCell.tsx'
import { EventButton } from './plugins/EventButton.tsx'
import { mainResponses, quickResponses, secondaryResponses } from './responses/overrides.tsx'
import { rules } from './rules/overrides.ts'
import { templates } from './templates/overrides.ts'
import { LiveStage } from './training/LiveStage.tsx'
import { PercentCell } from './training/PercentCell.tsx'
import { webhookDeliveries, webhooks } from './webhooks/overrides.ts'

const WebchatButtons = lazyControl(async () => (await import('./webchat/ButtonsControl.tsx')).ButtonsControl)
const WebchatView = lazy(() => import('./webchat/WebchatView.tsx'))

/**
 * Differences from the generated screens, by route. A route, field or operation that is not in the contract does not
 * compile. Generated files are never edited.
 */
export const overrides: Overrides = {
  '/admin/bots': { columns: { state: LiveStage, conversations: UsageCell } },
  '/advanced/intents': intents,
  '/analytics/alerts': { csvName: 'alertas' },
  '/analytics/exports': analyticsExports,
  '/analytics/list': analyticsList,
  '/analytics/reports': reports,
  '/responses': mainResponses,
  '/responses/secondary': secondaryResponses,
  '/responses/quick': quickResponses,
  '/advanced/entities': entities,
  '/plugins/events': { rowActions: EventButton },
  '/plugins/keys': keys,
  '/forms/products/settings/{idForm}': productSettings,
  '/forms/products/synonyms/{idForm}': productSynonyms,
  '/contacts': contacts,
  '/contacts/{id}': contactPage,
  '/contacts/areas': { inputs: { 'schedule.week': WeekInput }, below: { 'schedule.timezone': ZoneHelp } },
  '/contacts/duplicates': duplicates,
  '/contacts/fields': ownFields,
  '/contacts/groups': groups,
  '/contacts/imports': imports,
  '/contacts/register': register,
  '/forms': forms,
  '/forms/branches/{idForm}': branches,
  '/forms/branches/questions/{idForm}': branchQuestions,
  '/forms/contact': contactForm,
  '/forms/contact/leads': contactLeads,
  '/settings/access': access,
  '/settings/general': generalSettings,
  '/settings/budget': budgetSettings,
  '/settings/budget/list': budgetList,
  '/forms/survey/answers/{idForm}': surveyAnswers,
  '/forms/survey/links/{idForm}': surveyLinks,
  '/forms/survey/send/{idForm}': surveySends,
  '/historychanges': { rowActions: ChangeButton },
  '/settings/notifications': notifications,
  '/settings/rules': rules,
  '/plugins/templates': templates,
  '/plugins/webhooks': webhooks,
  '/plugins/webhooks/deliveries': webhookDeliveries,
  '/state/models': { columns: { accuracy: PercentCell } },
  '/settings/webchat': {
    screen: WebchatView as ComponentType<{ screen: Screen }>,
    inputs: { 'parameters.starter_buttons': WebchatButtons, 'parameters.persistent_menu': WebchatButtons },
  },
}
