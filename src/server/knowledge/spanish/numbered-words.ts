/** What numbers belong to, as customers write before them, and how staff read them. */
export const NUMBERED: readonly (readonly [name: string, label: string, words: string])[] = [
  ['numero.pedido', 'Número de pedido', 'pedido|orden|compra|encargo'],
  ['numero.factura', 'Número de factura', 'factura|boleta|ticket|remito|comprobante|recibo'],
  ['numero.seguimiento', 'Número de seguimiento', 'seguimiento|guia|envio|tracking|rastreo'],
  ['numero.reclamo', 'Número de reclamo', 'reclamo|queja|caso|folio|radicado|expediente'],
  ['numero.cliente', 'Número de cliente', 'cliente|socio|socia|afiliado|afiliada|poliza|contrato'],
  ['numero.reserva', 'Número de reserva', 'reserva|reservacion|turno|cita'],
]

/** All words that numbers belong to. */
export const NUMBERED_WORDS = NUMBERED.map(([, , words]) => words).join('|')
