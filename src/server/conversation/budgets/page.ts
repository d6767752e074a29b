import type { components } from '../../../../generated/api.d.ts'
import { BudgetAnswerOptions, BudgetStatusOptions } from '../../../../generated/options.ts'
import { type FormOfAddress, resolveFormOfAddress } from '../../../contract/address-form.ts'
import { sumLines } from '../../../contract/budget.ts'
import { formatMoney, formatQuantity } from '../../../contract/format.ts'
import { escapeHtml, lines } from '../../foundation/http/html.ts'
import { publicPage } from '../../foundation/http/public-page.ts'

type BudgetPublic = components['schemas']['BudgetPublic']

/** Maximum characters of the customer's comment; see BudgetAnswerInput in the contract. */
const LONGEST_COMMENT = 500

/** States that concern the customer: that it was sent and seen is for the team. */
const TOLD: ReadonlySet<BudgetPublic['status']> = new Set(['accepted', 'rejected', 'expired', 'cancelled'])

const optionOf = (options: readonly { value: unknown; label: string }[], value: string) =>
  options.find((option) => option.value === value)?.label ?? ''

/**
 * Returns the page of a quotation: its content, the PDF and the form to answer it.
 * @param form how it addresses the customer
 * @param token token of its link; without one, a preview without actions is rendered
 */
export function quotationPage(budget: BudgetPublic, form: FormOfAddress, token?: string, problem?: string): string {
  const { business, number, customer, items, currency, status } = budget
  const cents = (value: number) => escapeHtml(formatMoney(value, currency)).replaceAll('\u00a0', '&nbsp;')
  const rows = items.map(
    (item) => `<tr>
<th scope="row">${lines(item.description)}</th>
<td data-label="Cantidad">${escapeHtml([formatQuantity(item.quantity), item.unit].filter(Boolean).join(' '))}</td>
<td data-label="Precio">${cents(item.unit_price_cents)}</td>
<td data-label="Descuento">${item.discount_percent ? `${formatQuantity(item.discount_percent)} %` : '—'}</td>
<td data-label="Importe">${cents(item.total_cents)}</td>
</tr>`,
  )
  const sums = sumLines(budget).map(
    ({ label, cents: value, total }) =>
      `<div${total ? ' class="total"' : ''}><dt>${label}</dt><dd>${cents(value)}</dd></div>`,
  )
  const remarks: [string, string][] = [
    ['Notas', budget.notes],
    ['Condiciones de pago', budget.payment_terms],
    ['Datos para transferir', budget.bank_details],
  ]
  return publicPage(
    `Presupuesto ${number} · ${business}`,
    `<header>
<p class="business"><bdi>${escapeHtml(business)}</bdi></p>
<h1>Presupuesto ${escapeHtml(number)}</h1>
<p>${customer && `Para <bdi>${escapeHtml(customer)}</bdi> · `}${day(budget.date)} · válido hasta el ${day(budget.valid_until)}</p>
${token === undefined || !TOLD.has(status) ? '' : `<p class="status status-${escapeHtml(status)}">${escapeHtml(optionOf(BudgetStatusOptions, status))}</p>`}
</header>
${problem ? `<p class="problem" role="alert">${escapeHtml(problem)}</p>` : ''}
<table>
<caption>Detalle</caption>
<thead><tr>${['Descripción', 'Cantidad', 'Precio', 'Descuento', 'Importe'].map((title) => `<th scope="col">${title}</th>`).join('')}</tr></thead>
<tbody>${rows.join('\n')}</tbody>
</table>
<dl class="sums">
${sums.join('\n')}
</dl>
${remarks.map(([title, text]) => (text ? `<section><h2>${title}</h2><p>${lines(text)}</p></section>` : '')).join('\n')}
${token === undefined ? '' : following(budget, form, token)}
<footer>${lines(budget.footer)}</footer>`,
  )
}

function following(budget: BudgetPublic, form: FormOfAddress, token: string): string {
  return `<p><a class="pdf" href="/api/budgets/public/${token}/pdf" download="Presupuesto ${escapeHtml(budget.number)}.pdf">Descargar el PDF</a></p>
${answering(budget, form)}`
}

function answering({ can_answer, status }: BudgetPublic, form: FormOfAddress): string {
  if (!can_answer)
    return `<p class="answered" role="status">${escapeHtml(resolveFormOfAddress(said[status] ?? EXPIRED, form))}</p>`
  const buttons = BudgetAnswerOptions.map(
    ({ value, label }) =>
      `<button name="answer" value="${escapeHtml(String(value))}">${escapeHtml(label)} el presupuesto</button>`,
  )
  return `<form method="post">
<h2>Responder</h2>
<label for="comment">Comentario (opcional)</label>
<textarea id="comment" name="comment" rows="3" maxlength="${LONGEST_COMMENT}"></textarea>
<p class="buttons">${buttons.join('')}</p>
</form>`
}

/** What customers are told about a quotation that can no longer be answered. */
export const EXPIRED = 'Este presupuesto ya no es válido. {Pedí/Pide/Pida} otro al negocio.'

const said: Partial<Record<BudgetPublic['status'], string>> = {
  accepted: '¡Gracias! {Aceptaste/Aceptó} el presupuesto y ya avisamos al negocio.',
  rejected: '{Rechazaste/Rechazó} el presupuesto y ya avisamos al negocio.',
}

const day = (date: string) => escapeHtml(date.split('-').reverse().join('/'))
