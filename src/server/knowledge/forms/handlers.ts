import { handlerGroup } from '../../foundation/http/handler.ts'
import type { IntentDependents } from '../intents/dependents.ts'
import { ensureContactForm, readContactForm, saveContactForm } from './contact/contact-form.ts'
import { deleteLead, leadsOf } from './contact/leads.ts'
import { summaryOf } from './contact/summary.ts'
import { duplicateForm } from './duplicate.ts'
import { deleteForm, forms, restoreForm } from './forms.ts'

/** Handlers of the list of forms and of the contact form. `dependents` is what intents are deleted and restored with. */
export const formHandlers = (dependents: IntentDependents) =>
  handlerGroup({
    ...forms.handlers,
    formList: async ({ scope, query }) => {
      // Every chatbot has one, however it was made: those of an archive or of the demo come without.
      await ensureContactForm(scope)
      return forms.list(scope, query)
    },
    formUpdate: ({ scope, params, body }) => forms.update(scope, params.id, body),
    formDuplicate: ({ scope, params }) => duplicateForm(scope, params.id),
    formDelete: ({ scope, params }) => deleteForm(scope, params.id, dependents),
    formRestore: ({ scope, params }) => restoreForm(scope, params.id, dependents),

    contactFormGet: ({ scope }) => readContactForm(scope),
    contactFormUpdate: ({ scope, body }) => saveContactForm(scope, body),
    contactFormLeadList: ({ scope, query }) => leadsOf(scope, query),
    contactFormLeadDelete: ({ scope, params }) => deleteLead(scope, params.id),
    contactFormSummaryGet: ({ scope }) => summaryOf(scope),
  })
