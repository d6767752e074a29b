import { expect, test } from 'vitest'
import { checkTexts } from './check-texts.ts'
import { rulesFor } from './rules.ts'
import type { Text } from './text.ts'

const help: Text = { file: 'src/console/a.tsx', line: 1, text: '', role: 'help', audience: 'team' }
const place: Text = { ...help, role: 'place', text: 'Editar Usuario' }
const refusal: Partial<Text> = { role: 'error', file: 'src/server/a.ts' }
const customer: Partial<Text> = { role: 'system', audience: 'customer' }

/** What a rule finds, and a twin that says the same as the guide does. */
const twins: [rule: string, finds: string, passes: string, where?: Partial<Text>][] = [
  ['impersonal', 'Después se puede recuperar.', 'Después podrás recuperarlo.'],
  ['impersonal', 'Para entrar hace falta una invitación.', 'Para entrar necesitas una invitación.'],
  ['impersonal', 'Conviene revisar el correo.', 'Revisa tu correo.'],
  ['impersonal', 'Es necesario iniciar sesión.', 'Inicia sesión para continuar.', refusal],
  ['impersonal', 'Hay que entrenar otra vez.', 'Entrena otra vez.'],
  ['impersonal', 'Sin elegir, la primera.', 'Si no eliges, la primera.'],
  ['nobody', 'Si se sale ahora, los cambios se pierden.', 'Si sales ahora, los perderás.'],
  ['nobody', 'Con Enter se agrega.', 'Agrega con Enter.'],
  ['nobody', 'Lo que se escriba llega al volver.', 'La conversación se ve así.', { file: 'a.ts', role: 'text' }],
  ['could-not', 'No se pudo exportar la lista.', 'No pudimos exportar la lista.'],
  ['infinitive', 'Elegir un área.', 'Elige un área.', { role: 'error' }],
  ['infinitive', 'Hay un área por defecto: elegir otra antes.', 'Hay un área por defecto: elige otra antes.'],
  ['infinitive', 'Para aceptar, abrir este enlace.', 'Para aceptar, abre este enlace.', { role: 'mail' }],
  ['infinitive', 'Escribir como un cliente', 'Escribe como si fueras un cliente', { role: 'placeholder' }],
  ['infinitive', 'Agregar una etiqueta.', 'Lugar de atención.'],
  ['infinitive', 'Eliminar el área.', '¿Eliminar el área?', { role: 'confirm' }],
  ['infinitive', 'Volver a intentar.', 'Abrir la consola no cambia nada.'],
  ['vos', 'Elegí un área y después guardá.', 'Elige un área y después guarda.'],
  ['vos', 'Cuando tenés respuestas, aparecen acá.', 'Cuando tienes respuestas, aparecen aquí.'],
  ['vos', 'Preguntás y contesta.', 'Además verás el interés de cada país.'],
  ['usted', 'Complete todos los datos.', 'Completa todos los datos.', { role: 'error' }],
  ['usted', 'Si usted sale, los pierde.', 'Lo ve cuando un cliente escriba.'],
  ['vos', 'Escribí tu mensaje.', 'Como «Escribí tu mensaje.»'],
  ['usted', 'Escriba su mensaje.', 'Como «Escriba su mensaje.»', { role: 'error' }],
  ['registers', 'Guardé {tu} mensaje.', 'Guardé {tu/su} mensaje, {{contacto.nombre}}.', customer],
  ['registers', '{Escribí/Escribe/Escriba/Escribid}.', '{Escribí/Escribe/Escriba}.', customer],
  ['registers', 'Guardé {tu/su mensaje.', 'Guardé {…} mensajes.', customer],
  ['registers', 'Guardamos {tu/su} mensaje.', 'Guardamos tu mensaje, {name}.'],
  ['trato', '¿Te paso con una persona?', '¿{Te/Le} paso con una persona?', customer],
  ['trato', 'Escribí tu mensaje', '{Escribí/Escribe/Escriba} {tu/su} mensaje', customer],
  ['word-chat', 'Abre el chat.', 'Abre la conversación del webchat con el chatbot.'],
  ['word-bot', 'El bot contesta.', 'El chatbot contesta.'],
  ['word-visitor', 'Lo ve el visitante.', 'Lo ve el cliente.'],
  ['word-user', 'Elige un usuario.', 'Ingresa con tu nombre de usuario.'],
  ['word-user', 'Los usuarios la atienden.', 'Los invitas en Configuración, Usuarios.'],
  ['word-card', 'Abre su ficha.', 'Abre el contacto.'],
  ['word-member', 'Pasa a un operador.', 'Pasa a una persona con el rol Operador.'],
  ['word-escalate', 'Al escalar, avisa.', 'Al pasar a una persona, avisa.'],
  ['word-transfer', 'La transferencia terminó.', 'Datos para pagar por transferencia'],
  ['word-sector', 'El sector que atiende.', 'El área que atiende.'],
  ['word-tray', 'La bandeja de nuevas.', 'La casilla de nuevas.'],
  ['word-tag', 'Ponle un tag.', 'Ponle una etiqueta.'],
  ['word-template', 'Guarda la plantilla.', 'Usa una plantilla de WhatsApp.'],
  ['word-branch', 'Cada rama abre a las 9.', 'Cada sucursal abre a las 9.'],
  ['word-slot', 'Llena el slot.', 'Llena la entidad.'],
  ['word-production', 'Pasa a producción.', 'Pasa a ser el modelo que contesta.'],
  ['word-quotation', 'Envía la cotización.', 'Envía el presupuesto según la cotización del dólar.'],
  ['word-broadcast', 'Prepara una difusión.', 'Prepara una campaña.'],
  ['word-integration', 'Sin integraciones.', 'Sin conectores.'],
  ['word-add', 'Añade una etiqueta.', 'Agrega una etiqueta.'],
  ['word-erase', 'Borra la etiqueta.', 'Elimina el borrador.'],
  ['word-restore', 'Restaura el modelo.', 'Vuelve al modelo anterior.'],
  ['word-top', 'Llegaste al tope.', 'Llegaste al límite.'],
  ['word-mail', 'Te llega un mail.', 'Te llega un correo.'],
  ['word-success', 'Guardado exitosamente.', 'Guardado correctamente.'],
  ['dots', 'Guardando...', 'Guardando…'],
  ['question', 'Qué quiso decir?', '¿Qué quiso decir?'],
  ['exclamation', 'Listo!', '¡Listo!'],
  ['plural-s', '2 mensaje(s)', '2 mensajes (sin leer)'],
  ['gender', 'El/la administrador/a.', 'Quien administra y/o ana@ejemplo.com.'],
  ['gender', 'Para tod@s.', 'Para el equipo.'],
  ['solo', 'Sólo tú.', 'Solo tú.'],
  ['quotes', 'El área "Ventas" ya existe.', 'El área «Ventas» ya existe.'],
  ['percent', 'Acierta el 92 %', 'Acierta el 92\u00a0%'],
  ['invalid', 'Correo inválido: revísalo.', 'El correo lleva una @.'],
  ['server', 'El servidor no contesta.', 'No pudimos guardarlo.'],
  ['null', 'Nulo conserva siempre.', 'Ninguno lo conserva.'],
  ['zero', '0 es nunca.', 'Con 0, nunca; hasta 10.'],
  ['empty-field', 'Lo dice al pasar. Vacío no dice nada.', 'Si lo dejas vacío, no dice nada.'],
  ['jargon', 'Zona IANA.', 'Busca tu ciudad.'],
  ['please', 'Por favor, elige otra.', 'Espera, por favor.'],
  ['sure', '¿Estás seguro que quieres quitar el área?', '¿Quitar el área «Ventas»?', { role: 'confirm' }],
  ['title-stop', 'Horarios de atención.', 'Horarios de atención', { role: 'title' }],
  ['label-colon', 'Nombre:', 'Nombre', { role: 'label' }],
  ['button', 'OK', 'Eliminar área', { role: 'button' }],
  ['button', 'Si', 'No', { role: 'button' }],
  ['fallback', 'Error al crear el grupo.', 'Error al crear el grupo. Inténtalo nuevamente.', { role: 'fallback' }],
  ['toast', 'Grupo creado correctamente', 'Grupo creado correctamente.', { role: 'toast' }],
  ['toast', 'Grupo creado. Ya contesta.', 'Grupo creado: ya contesta.', { role: 'toast' }],
  [
    'unbuilt',
    'Aquí verás las facturas.',
    'Estamos preparando esta sección. Aquí podrás ver las facturas.',
    { role: 'unbuilt' },
  ],
  ['next-step', 'Ya existe un área así.', 'Ya existe un área así. Prueba con otro nombre.', refusal],
  ['next-step', 'Ya existe un área así.', 'Grupo creado correctamente.', refusal],
  ['next-step', 'No atiende esta área.', 'No atiende esta área', refusal],
  ['capitals', 'Editar Área', 'Editar área', { role: 'dialog' }],
  ['capitals', 'Cambiar Rol', 'Ir a Editar Usuario', { role: 'label' }],
  ['length-button', 'Eliminar y quitar las marcas', 'Eliminar etiqueta', { role: 'button' }],
  ['length-label', 'Conversaciones abiertas por cada persona', 'Respuesta (minutos sin contestar)', { role: 'label' }],
  ['length-placeholder', `Escribe ${'a'.repeat(40)}`, 'Escribe un mensaje', { role: 'placeholder' }],
  ['length-help', `Verás ${'a'.repeat(120)}`, `Verás ${'a'.repeat(110)}`],
]

const namesOf = (text: string, where?: Partial<Text>) =>
  checkTexts([place, { ...help, ...where, text }]).map(({ rule }) => rule)

test.each(twins)('the rule %s finds «%s», and lets «%s» pass', (rule, finds, passes, where) => {
  expect(namesOf(finds, where)).toContain(rule)
  expect(namesOf(passes, where)).toEqual([])
})

test('every rule except the length rules has an example that it reports', () => {
  const rules = rulesFor([]).map(({ name }) => name)
  const tried = new Set(twins.map(([rule]) => rule))
  expect(rules.filter((rule) => !tried.has(rule) && !rule.startsWith('length-'))).toEqual([])
  expect([...tried].filter((rule) => !rules.includes(rule))).toEqual([])
})

test('what is filled in counts as nothing and begins no sentence', () => {
  expect(namesOf('{…} ejemplos', { role: 'button' })).toEqual([])
  expect(namesOf('{name}: Elegir otra.', { role: 'button' })).toEqual([])
})

test('a text that the specification fixes is judged by no rule, one word more is', () => {
  expect(namesOf('Complete todos los campos', { role: 'error' })).toEqual([])
  expect(namesOf('Complete todos los campos, por favor', { role: 'error' })).toContain('usted')
})
