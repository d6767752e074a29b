import { dentalTreatments } from './dental-treatments.ts'
import type { Answers } from './types.ts'

/** Answers of the dental clinic's bot. */
export const dental: Answers = {
  answers: {
    'Horarios de atención': {
      category: 'Consultorio',
      says: [
        'Se atiende de **lunes a viernes de 9 a 20** y los **sábados de 9 a 13**.',
        'El consultorio abre de 9 a 20 en la semana y los sábados hasta las 13.',
      ],
      buttons: [['Pedir un turno', 'Pedir un turno']],
    },
    Dirección: {
      category: 'Consultorio',
      says: ['Estamos en Rosario Centro (Córdoba 1200) y en Fisherton (Eva Perón 8600).'],
      buttons: [['Horarios', 'Horarios de atención']],
    },
    'Pedir un turno': {
      category: 'Turnos',
      says: [
        'Gracias, {{entidad.nombre}}. Turnos te confirma el turno para el **{{entidad.fecha}}** o el más cercano.',
      ],
      asks: [
        {
          entity: 'nombre',
          question: 'Para dar un turno hacen falta **nombre**, **documento** y **obra social**. ¿A nombre de quién es?',
        },
        { entity: 'documento', question: '¿Con qué documento (DNI, cédula, RUT, CURP o pasaporte) anoto el turno?' },
        { entity: 'cobertura', question: '¿Con qué obra social o prepaga es el turno? También puede ser particular.' },
        { entity: 'fecha', question: '¿Para qué día querés el turno?' },
      ],
      area: 'Turnos',
    },
    'Cambiar un turno': {
      category: 'Turnos',
      says: [
        'Listo: Turnos te cambia el turno del **{{entidad.fecha}}** para el **{{entidad.fecha_nueva}}** o el día más cercano.',
      ],
      asks: [
        { entity: 'fecha', question: '¿Para qué día tenés el turno que querés cambiar?' },
        { entity: 'documento', question: '¿Con qué documento lo anotamos?' },
        { entity: 'fecha_nueva', question: '¿Para qué día lo querés?' },
      ],
      area: 'Turnos',
    },
    'Cancelar un turno': {
      category: 'Turnos',
      says: ['Gracias. Turnos cancela el turno del **{{entidad.fecha}}** y te lo confirma.'],
      asks: [
        {
          entity: 'documento',
          question:
            'Con tu documento se cancela el turno. Si es con 24 horas de anticipación no tiene cargo. ¿Con qué DNI o documento está?',
        },
        { entity: 'fecha', question: '¿Para qué día tenés el turno?' },
      ],
      area: 'Turnos',
    },
    'Llegar tarde': {
      category: 'Turnos',
      says: ['Hay una tolerancia de 15 minutos. Después se busca otro horario.'],
      buttons: [['Avisar a Turnos', 'área: Turnos']],
    },
    'Obras sociales que atendemos': {
      category: 'Coberturas',
      says: [
        'Se atiende por OSDE, Swiss Medical, Galeno, APROSS y PAMI. Con otra cobertura o seguro, te damos factura para el reintegro.',
        'Las coberturas son OSDE, Swiss Medical, Galeno, APROSS y PAMI. Con otra cobertura o seguro, te damos factura para el reintegro.',
      ],
      buttons: [
        ['Documentación', 'Documentación necesaria'],
        ['Atención particular', 'Atención particular'],
      ],
    },
    'Documentación necesaria': {
      category: 'Coberturas',
      says: ['Hace falta el DNI, la credencial de la obra social y, si la pide, la autorización.'],
    },
    'Atención particular': {
      category: 'Coberturas',
      says: ['Sí, atendemos sin cobertura: la consulta particular cuesta $ 22.000.'],
      buttons: [
        ['Pedir un turno', 'Pedir un turno'],
        ['Presupuesto', 'Presupuesto de un tratamiento'],
      ],
    },
    'Formas de pago': {
      category: 'Coberturas',
      says: ['Podés pagar en efectivo, con transferencia y en hasta 3 cuotas con tarjeta.'],
    },
    'Limpieza dental': {
      category: 'Tratamientos',
      says: [
        'La limpieza dental dura unos 40 minutos y cuesta $ 38.000.',
        'Son $ 38.000 y se hace en una sola visita.',
      ],
      buttons: [['Pedir un turno', 'Pedir un turno']],
    },
    Blanqueamiento: {
      category: 'Tratamientos',
      says: ['El blanqueamiento se hace en una o dos sesiones y cuesta $ 145.000.'],
      buttons: [['Pedir un turno', 'Pedir un turno']],
    },
    'Dolor de muelas': {
      category: 'Urgencias',
      says: ['Las urgencias se atienden **en el día**. ¿Desde cuándo duele?', 'Si duele, se atiende hoy mismo.'],
      buttons: [['Ir a Urgencias', 'área: Urgencias']],
      follow: 'Mientras tanto',
    },
    'Cuidados después de una extracción': {
      category: 'Tratamientos',
      says: [
        'El primer día: comida blanda y fría, sin enjuagues, sin pajita y sin fumar. Si sangra, mordé una gasa media hora; si no para, avisanos.',
      ],
      buttons: [['Ir a Urgencias', 'área: Urgencias']],
    },
    ...dentalTreatments,
  },
  asides: [
    { name: 'Mientras tanto', kind: 'follow_up', says: ['Mientras tanto conviene no aplicar calor sobre la zona.'] },
    {
      name: 'Bienvenida',
      kind: 'greeting',
      says: ['¡Hola! Por acá podés pedir turnos y consultar coberturas.'],
      buttons: [
        ['Pedir un turno', 'Pedir un turno'],
        ['Obras sociales', 'Obras sociales que atendemos'],
      ],
    },
  ],
}
