import type { components } from '../../../../generated/api.d.ts'
import { AlertConsentAnswerOptions, AlertConsentOptions } from '../../../../generated/options.ts'
import { type FormOfAddress, resolveFormOfAddress } from '../../../contract/address-form.ts'
import type { Option } from '../../../contract/screen.ts'
import { escapeHtml } from '../../foundation/http/html.ts'
import { publicPage } from '../../foundation/http/public-page.ts'

type Public = components['schemas']['AlertConsentPublic']

const explained: Record<Public['state'], string> = {
  none: '',
  pending: 'Sin {tu/su} confirmación no {te/le} enviaremos ningún aviso.',
  confirmed: '{Te/Le} enviaremos los avisos por correo. {Podés/Puedes/Puede} rechazarlos cuando {quieras/quiera}.',
  refused:
    'No {te/le} enviaremos más avisos. Si {cambiás/cambias/cambia} de idea, {podés/puedes/puede} aceptarlos {acá/aquí/aquí}.',
}

/** What each answer leads to, which is not offered again. */
const leadsTo: Readonly<Record<string, Public['state']>> = { confirm: 'confirmed', refuse: 'refused' }

/** Returns the page where somebody outside the team accepts or refuses the alerts of a bot. */
export function consentPage({ bot, state }: Public, form: FormOfAddress): string {
  const say = (text: string) => escapeHtml(resolveFormOfAddress(text, form))
  const options: readonly Option[] = AlertConsentOptions
  const label = options.find(({ value }) => value === state)?.label ?? ''
  const buttons = AlertConsentAnswerOptions.filter(({ value }) => leadsTo[String(value)] !== state).map(
    ({ value, label }) =>
      `<button name="answer" value="${escapeHtml(String(value))}"${value === 'refuse' ? ' class="second"' : ''}>${escapeHtml(label)}</button>`,
  )
  return publicPage(
    `Avisos por correo · ${bot}`,
    `<header>
<p class="business"><bdi>${escapeHtml(bot)}</bdi></p>
<h1>Avisos por correo</h1>
<p class="status status-${state}">${escapeHtml(label)}</p>
</header>
<p>${say('El equipo que atiende este chatbot quiere {avisarte/avisarle} por correo de lo que pasa en él. Por ejemplo, cuando un cliente espera una respuesta o escribe alguien nuevo. También informes con las cifras de la semana o del mes.')}</p>
<p role="status">${say(explained[state])}</p>
<form method="post">
<p class="buttons">${buttons.join('')}</p>
</form>`,
  )
}
