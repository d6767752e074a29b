import { isDeepStrictEqual } from 'node:util'
import { notificationUpdateBody } from '../../../../generated/validators/notifications.js'
import { fits, omit, type Restorable } from '../../conversation/changes/restore/target.ts'
import { columnsOf, type NotificationRule, type RuleInput } from '../../conversation/notifications/rule.ts'
import { auditedAs } from '../../foundation/resource/audited.ts'
import { checkTemplate, ruleFaults } from './check.ts'
import { saveSettings, settingsOf } from './settings.ts'

/** What is written of the rules. */
interface Written {
  rules?: RuleInput[]
  template_id?: number | null
}

const KNOWN = ['rules', 'template_id']

/**
 * The rules of who is told what. One that was deleted since is made again; one whose addressee, area or channel is gone
 * does not come back: without it, it would tell other things or other people.
 */
export const notificationRules: Restorable = {
  operations: ['notificationUpdate'],
  audited: 'notificationUpdate',
  known: KNOWN,
  besides: [],
  find: async (scope) => {
    const { rules, template_id, version } = await settingsOf(scope)
    return { rules: rules.map(({ last_sent_at: _, ...rule }) => rule), template_id, version }
  },
  adapt: async (scope, { values }) => {
    const now = await settingsOf(scope)
    const { rules: wanted = [], template_id } = auditedAs<Written>(values)
    const given = withPresentIds(wanted, now.rules)
    const faults = await ruleFaults(scope, given, now)
    const kept = [...new Set(faults.map(({ text }) => `Un aviso de antes no vuelve. ${text}`))]
    const rules = given.filter((_, at) => !faults.some((fault) => fault.at === at))
    const isFit = await checkTemplate(now, template_id ?? null).then(
      () => true,
      () => false,
    )
    return {
      values: { ...omit(values, isFit ? KNOWN.slice(0, 1) : KNOWN), ...(values.rules !== undefined && { rules }) },
      kept: isFit
        ? kept
        : [...kept, 'La plantilla de WhatsApp de antes ya no sirve para avisos. Elige otra en Avisos.'],
    }
  },
  accepts: (values) => fits({ rules: [], ...values }, [notificationUpdateBody, KNOWN]),
  revert: async (scope, _id, values, version) => {
    const { rules = (await settingsOf(scope)).rules, template_id } = auditedAs<Written>(values)
    return saveSettings(scope, {
      rules,
      ...(template_id !== undefined && { template_id }),
      ...(version !== undefined && { version }),
    })
  },
}

/** Returns rules with the ids that they have now. One that was made again has another id; one that is gone has none. */
function withPresentIds(wanted: readonly RuleInput[], now: readonly NotificationRule[]): RuleInput[] {
  const named = new Set(wanted.map(({ id }) => id))
  const others = now.filter(({ id }) => !named.has(id))
  return wanted.map((rule) => {
    if (now.some(({ id }) => id === rule.id)) return rule
    const at = others.findIndex((other) => isDeepStrictEqual(columnsOf(other), columnsOf(rule)))
    const [same] = at < 0 ? [] : others.splice(at, 1)
    return { ...rule, id: same?.id ?? null }
  })
}
