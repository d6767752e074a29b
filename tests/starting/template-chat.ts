import { runDue } from '../../src/server/foundation/jobs/due.ts'
import { roles } from '../../src/server/foundation/scope/roles.ts'
import { tx } from '../../src/server/foundation/store/db.ts'
import { json } from '../../src/server/foundation/store/sql.ts'
import { trainingJobs } from '../../src/server/knowledge/training/pipeline.ts'
import { applyTemplate } from '../../src/server/provisioning/starting/templates.ts'
import { running, scopeOf } from '../provisioning/fixtures.ts'
import type { TestApp } from '../support/app.ts'
import { freshKey, SITE } from '../widget/fixtures.ts'

/** A visitor of a bot made from a template. */
export interface TemplateVisitor {
  /** sends a message and returns what the bot said to it, one text for each message */
  say(text: string): Promise<string[]>
}

/** Creates a bot from a template, trains it and returns what opens its widget. */
export async function trainedBot(app: TestApp, template: string): Promise<() => Promise<TemplateVisitor>> {
  const owner = await app.user()
  const botId = await app.bot({ name: 'Mi negocio', planId: 2 })
  await app.member(botId, owner, roles.administrador)
  await running(app, () => tx(() => applyTemplate(scopeOf(botId, owner.id), template)))
  await running(app, () =>
    runDue(trainingJobs(app.app.services), (error) => {
      throw error
    }),
  )
  const { settings, webchat_key: key } = await app.db
    .selectFrom('bot')
    .select(['settings', 'webchat_key'])
    .where('id', '=', botId)
    .executeTakeFirstOrThrow()
  const webchat = { parameters: { allowed_domains: [SITE] } }
  await app.db
    .updateTable('bot')
    .set({ settings: json({ ...(settings as object), webchat }), form_of_address: 'vos' })
    .where('id', '=', botId)
    .execute()
  return () => visitorOf(app, key)
}

async function visitorOf(app: TestApp, key: string): Promise<TemplateVisitor> {
  await app.forgetLimits()
  const { secret } = (await app.call('POST', `/webchat/${key}/sessions`, { body: { origin: SITE } })).body
  const headers = { authorization: `Visitor ${secret}` }
  const texts = async (): Promise<string[]> =>
    (await app.call('GET', `/webchat/${key}/messages`, { headers })).body.data
      .filter(({ from }: { from: string }) => from !== 'visitor')
      .map(({ text }: { text: string }) => text)
  return {
    async say(text) {
      const before = (await texts()).length
      app.clock.advance(20)
      await app.call('POST', `/webchat/${key}/messages`, { headers, body: { key: freshKey(), text } })
      await app.mails()
      return (await texts()).slice(before)
    },
  }
}
