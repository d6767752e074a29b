import type { TrainingData } from './types.ts'

/** Training data of the dental clinic's bot: patients' phrases by intent. */
export const dental: TrainingData = {
  entities: [
    { name: 'tratamiento', label: 'Tratamiento', type: 'list', prompt_question: '¿Para qué tratamiento?' },
    { name: 'cobertura', label: 'Cobertura', type: 'list', prompt_question: '¿Qué obra social o prepaga tenés?' },
    { name: 'profesional', label: 'Profesional', type: 'list' },
    {
      ...{ name: 'fecha', label: 'Fecha', type: 'system', system_kind: 'date' },
      ...{ prompt_question: '¿Para qué día tenés el turno?', prompt_example: '20/12' },
    },
    {
      ...{ name: 'fecha_nueva', label: 'Fecha nueva', type: 'system', system_kind: 'date' },
      ...{ prompt_question: '¿Para qué día lo querés?', prompt_example: '20/12' },
    },
    { name: 'hora', label: 'Hora', type: 'system', system_kind: 'time' },
    {
      ...{ name: 'documento', label: 'Documento', type: 'system', system_kind: 'document', sensitive: true },
      ...{ prompt_question: '¿Cuál es tu DNI o documento?', prompt_example: '30123456' },
    },
    { name: 'nombre', label: 'Nombre', type: 'free', prompt_question: '¿Cuál es tu nombre y apellido?' },
  ],
  values: {
    tratamiento: `limpieza: limpieza dental, profilaxis | blanqueamiento: blanquear | ortodoncia: brackets, aparatos |
      implante: implantes | conducto: tratamiento de conducto | extracción: extraccion, sacar una muela | caries: arreglo, arreglos
      | prótesis: protesis, dentadura | alineadores: invisalign | placa: placa de descanso | radiografía: panorámica, radiografia`,
    cobertura: `OSDE | Swiss Medical: swiss | Galeno | IOMA | PAMI | APROSS | Medifé: medife | OSECAC | Unión Personal: union personal
      | Particular: sin obra social, sin cobertura, sin prepaga, soy particular`,
    profesional: 'Dra. Ferreyra: ferreyra | Dr. Molina: molina | Dra. Paz: paz | Dr. Quiroga: quiroga',
  },
  examples: {
    'Pedir un turno': `quiero turno | necesito turno | quisiera turno | quiero turno para el lunes | quiero sacar un turno | necesito un turno para mañana | turno con la doctora ferreyra | me das un turno para
      limpieza | quisiera atenderme esta semana | cómo pido turno | turno para el dentista | agendame para el jueves | sacar turno
      para una consulta | necesito atenderme | quiero ver al dr molina | me anotás para el martes a la tarde`,
    'Cambiar un turno': `quiero cambiar mi turno | puedo pasar el turno para otro día | no puedo ir el martes, lo movemos? |
      reprogramar turno | me cambiás la hora del turno | adelantar el turno | correr el turno para más tarde | tengo turno mañana
      pero necesito otro horario | pasarlo a la semana que viene | modificar turno | cambiar el turno con el doctor Quiroga |
      postergar mi turno`,
    'Cancelar un turno': `quiero cancelar mi turno | no voy a poder ir | cancelame el turno de mañana | doy de baja el turno | anular
      turno | tengo que suspender el turno | no voy al turno de las 16 | cancelo la cita | me surgió algo, no puedo ir al turno |
      borrar mi turno | cómo cancelo un turno | dejo libre mi lugar`,
    'Confirmar un turno': `confirmo mi turno | voy al turno de mañana | sí, asisto | quería confirmar la cita | quedó confirmado mi
      turno? | confirmar asistencia | ahí estaré | me llegó un mensaje para confirmar | confirmado el turno del lunes | tengo turno
      a las 10, confirmo | hay que confirmar el turno? | confirmo que voy`,
    'Turnos disponibles': `qué turnos hay | hay lugar esta semana | cuándo tienen libre | hay turnos a la tarde? | disponibilidad para
      el viernes | qué horarios quedan | el turno más próximo cuál es | tienen turnos los sábados | hay algo para hoy | cuándo
      atiende la dra paz | para cuándo están dando turnos | horarios libres`,
    'Turno para un niño': `turno para mi hijo | atienden chicos? necesito turno | mi nena de 5 años necesita un turno | un turno de
      odontopediatría | turno para un nene | es la primera vez de mi hija, quiero turno | quiero llevar a mi hijo al dentista |
      turno para bebé | turno para dos hermanos | necesito que vean a mi nene | sacar turno para un menor | mi sobrino necesita
      turno`,
    'Llegar tarde': `llego tarde al turno | estoy demorado 15 minutos | voy en camino pero llego tarde | hay tránsito, me esperan? | se
      me hizo tarde | me atraso un poco | si llego 10 minutos tarde me atienden | perdí el colectivo, llego después | cuánto tienen
      de tolerancia | estoy llegando con demora | avisale a la doctora que llego tarde | no llego a horario`,
    'Recordatorio de turno': `a qué hora era mi turno | me recordás cuándo tengo turno | qué día me toca | no me acuerdo la fecha del
      turno | me mandan recordatorio? | cuándo es mi próxima cita | tengo turno hoy? | con quién tengo turno | no me llegó el
      recordatorio | quiero saber mi turno | mi turno es el martes o el miércoles | pasame los datos de mi turno`,
    'Obras sociales que atendemos': `atienden por ioma | trabajan con osecac | qué obras sociales toman | tengo PAMI, me atienden? |
      aceptan obra social | están en la cartilla de union personal | obras sociales | mi obra social la toman? | atienden por obra
      social o particular | reciben ioma | con qué obras sociales trabajan | soy de osecac`,
    Prepagas: `atienden osde | tengo swiss medical | toman galeno | trabajan con prepagas | medife aceptan? | qué planes de osde cubren |
      mi prepaga cubre ortodoncia | están en la cartilla de Galeno | tengo osde 210 | prepagas que reciben | swiss cubre los
      implantes? | atienden por prepaga`,
    Autorizaciones: `necesito autorización para el conducto | dónde autorizo la orden | la orden tiene que estar autorizada? | me
      rechazaron la autorización | cómo autorizo una radiografía | ustedes gestionan la autorización | cuánto demora la autorización
      | mandé la autorización por mail | autorizar prótesis | la prepaga pide autorizar | hay que autorizar antes? | se venció mi
      autorización`,
    Reintegros: `cómo hago el reintegro | dan factura para reintegro | quiero pedir un reintegro | me reintegran la consulta? | qué
      papeles necesito para el reintegro | mi prepaga reintegra implantes | comprobante para presentar en osde y que me devuelvan |
      cuánto me devuelven | reintegro de ortodoncia | recibo para la obra social | necesito el informe para el reintegro | trámite
      de reintegro`,
    'Documentación necesaria': `qué tengo que llevar | que documentos piden | llevo el carnet? | hace falta la orden | necesito llevar
      el dni | primera consulta qué llevo | hay que llevar radiografías anteriores | llevo la credencial digital | sirve la
      credencial en el celular | qué papeles me piden | necesito bono? | hay que presentar algo el día del turno`,
    'Atención particular': `atienden particular | cuánto sale la consulta particular | no tengo obra social | precio de la consulta |
      sin cobertura me atienden? | quiero atenderme de forma particular | valor de la consulta | cuánto cobran particular | qué
      cuesta verme con el Dr Molina | consulta privada | soy particular | la primera visita se cobra?`,
    'Presupuesto de un tratamiento': `cuánto sale un implante | presupuesto de ortodoncia | precio del blanqueamiento | me pasás un
      presupuesto | cuánto cuestan los brackets | qué sale una prótesis | valor del tratamiento de conducto | cuanto está la
      limpieza | presupuesto para una corona | precio de los alineadores | cuánto me saldría arreglar dos caries | me dieron un
      presupuesto, sigue vigente?`,
    'Formas de pago': `aceptan tarjeta | se puede pagar en cuotas | cómo se paga | pago con transferencia | toman mercado pago | hay
      financiación | cuotas sin interés | puedo pagar por mes la ortodoncia | débito aceptan? | descuento por pago en efectivo | se
      paga antes o después | medios de pago`,
    'Limpieza dental': `quiero hacerme una limpieza | limpieza de sarro | cada cuánto conviene la limpieza | la limpieza duele? | cuánto
      dura una limpieza | me sangran las encías al cepillarme | profilaxis | sacar el sarro | limpieza profunda hacen? | en qué
      consiste la limpieza dental | tengo los dientes manchados de café, con limpieza sale? | hacen ultrasonido`,
    Blanqueamiento: `quiero blanquear los dientes | hacen blanqueamiento | el blanqueamiento arruina el esmalte? | blanqueamiento con
      láser | cuántas sesiones son de blanqueamiento | cuánto dura el blanqueamiento | tengo los dientes amarillos | blanqueamiento
      ambulatorio con cubetas | puedo blanquearme si tengo arreglos | dientes más blancos | da sensibilidad el blanqueamiento? |
      embarazada puedo blanquearme`,
    Ortodoncia: `quiero ponerme brackets | hacen ortodoncia | ortodoncia para adultos | cuánto tiempo se usan los aparatos | se me salió
      un bracket | brackets estéticos | control de ortodoncia | tengo los dientes torcidos | a qué edad se ponen aparatos | me
      molesta el alambre | duele la ortodoncia? | contención después de los brackets`,
    'Alineadores transparentes': `hacen alineadores | invisalign tienen? | ortodoncia invisible | alineadores o brackets, qué conviene |
      cuántas horas se usan los alineadores | los alineadores transparentes sirven para mi caso | perdí un alineador | cada cuánto
      se cambian los alineadores | los alineadores se sacan para comer? | tratamiento invisible para enderezar | escaneo para
      alineadores | cuánto dura el tratamiento con alineadores`,
    Implantes: `quiero un implante | me falta un diente | ponen implantes | cuánto tarda un implante | implantes con carga inmediata |
      duele ponerse un implante? | perdí una muela, qué puedo hacer | necesito injerto de hueso? | implante de titanio | el implante
      es para toda la vida | se me movió el implante | soy diabético, puedo ponerme un implante`,
    Prótesis: `hacen prótesis | necesito una dentadura | prótesis removible | se me rompió la prótesis | me lastima la dentadura |
      prótesis flexible | arreglan prótesis en el día | reemplazar varios dientes | prótesis completa superior | adaptar la protesis
      que baila | corona de porcelana | puente fijo`,
    'Tratamiento de conducto': `me tienen que hacer un conducto | tratamiento de conducto en cuántas sesiones | duele el conducto? |
      endodoncia hacen | me mandaron a hacer un conducto | después del conducto hay que poner corona? | conducto en una muela | me
      quedó a medias un conducto | matar el nervio | quién hace conductos | se puede hacer conducto en un día | me duele la muela
      del conducto`,
    'Extracción de muelas': `me tengo que sacar una muela | muela de juicio | extracción de cordales | sacan muelas? | duele la
      extraccion | extracción de muela de juicio con cirugía | tengo la muela picada, la sacan? | cuánto dura sacar una muela | se
      puede sacar dos muelas juntas | quiero que me saquen el cordal | operación de muelas | me dijeron que hay que extraerla`,
    'Caries y arreglos': `tengo una caries | se me salió un arreglo | me arreglan un diente | se me picó una muela | se me cayó la
      emplomadura | arreglo de caries con resina | tengo un agujero en el diente | arreglar una muela | cambiar amalgamas viejas | me
      duele con lo dulce | un diente negro | tengo varias caries`,
    Odontopediatría: `atienden niños | odontopediatra tienen | desde qué edad atienden | mi hijo le tiene miedo al dentista | selladores
      para chicos | flúor para nenes | al bebé le salen los dientes | caries en dientes de leche | la odontopediatra qué días está |
      primera visita al dentista de un nene | se le mueve un diente de leche | dentista de chicos`,
    'Radiografía panorámica': `hacen radiografía panorámica | necesito una panoramica | sacan placas ahí? | radiografía dental | cuánto
      sale la panorámica | me dan la radiografia en el momento | hay que pedir turno para la radiografía | me mandan la panorámica
      por mail | tomografía hacen? | placa periapical | embarazada puedo hacerme la radiografía | la panorámica la cubre osde`,
    'Placa de descanso': `aprieto los dientes de noche | necesito una placa de descanso | bruxismo | hacen placas | me duele la
      mandíbula al despertar | se me rompió la placa | cuánto sale la placa de descanso | placa miorrelajante | rechino los dientes |
      cuánto tarda la placa | la placa me queda grande | protector para dormir`,
    'Dolor de muelas': `me duele mucho una muela | tengo un dolor insoportable | dolor de muelas qué tomo | me late la muela | no aguanto
      el dolor | urgencia por dolor de muela | me duele un diente desde anoche | dolor fuerte al morder | me atienden hoy por dolor? |
      me duele la muela de juicio | no pude dormir del dolor | qué hago con este dolor de muelas`,
    'Golpe en un diente': `me golpeé un diente | se me partió un diente | mi hijo se cayó y se rompió un diente | se me aflojó un diente
      por un golpe | me pegaron en la boca | se le salió un diente entero | tengo el pedacito del diente, se pega? | me rompí una
      paleta | golpe en la boca jugando | se me astilló el diente | diente flojo por una caída | se quebró un diente comiendo`,
    'Se salió una corona': `se me salió la corona | se despegó el perno | se me cayó la funda | me tragué la corona | pegan coronas en el
      momento | se me aflojó la corona | salió el puente | se me cayó la carilla | tengo la corona en la mano, qué hago | corona
      provisoria despegada | se movió el provisorio | me pueden cementar la corona`,
    Inflamación: `tengo la cara hinchada | se me inflamó la encía | tengo un flemón | me salió una bolita en la encía | tengo pus |
      infección en una muela | se me hinchó el cachete | encías inflamadas | estoy hinchado después de la extracción | absceso |
      necesito antibiótico? | la inflamación no baja`,
    'Guardia los fines de semana': `atienden urgencias el domingo | hay guardia | guardia odontológica 24 horas | tienen guardia el
      sábado | a dónde voy de urgencia a la noche | dentista de guardia | urgencias feriados | teléfono de la guardia | la guardia
      tiene costo? | fin de semana quién atiende | hay algún doctor de guardia hoy | urgencia un domingo`,
    'Horarios de atención': `qué horarios tienen | a qué hora abren | hasta qué hora atienden | abren los sábados | horario del
      consultorio | atienden de noche? | qué días atienden | a la mañana están? | cierran al mediodía | hoy hasta qué hora están |
      en qué horario puedo ir | atienden de corrido`,
    Dirección: `dónde están | cuál es la dirección | cómo llego | en qué piso es | dónde queda el consultorio | qué colectivo me deja |
      me pasás la ubicación | están cerca del subte? | entre qué calles están | tienen otra sede | la dirección exacta porfa | hay
      timbre?`,
    Profesionales: `qué doctores atienden | quién hace ortodoncia | la dra ferreyra qué días atiende | qué especialista me recomendás |
      quiero con el doctor molina, está? | atiende alguna doctora mujer | quién es el cirujano | el dr quiroga sigue atendiendo | qué
      especialidad tiene la dra Paz | listado de profesionales | está de licencia la doctora? | me gustaría saber quién me va a
      atender`,
    Estacionamiento: `hay estacionamiento | dónde puedo dejar el auto | tienen cochera | se puede estacionar en la cuadra | hay playa
      cerca | estacionamiento medido? | convenio con alguna cochera | dónde estaciono para ir al consultorio | el estacionamiento
      tiene descuento | lugar para moto hay | rampa para silla de ruedas y lugar para parar | puedo parar en la puerta`,
    'Cuidados después de una extracción': `qué puedo comer después de la extracción | me sacaron una muela, cuánto sangra | puedo fumar
      después de sacarme una muela | me sigue sangrando | hielo cuánto tiempo | puedo enjuagarme? | cuándo me sacan los puntos | se
      me salió un punto | puedo hacer ejercicio después de la cirugía | cuidados después de sacar la muela de juicio | puedo tomar
      alcohol con el antibiótico | me duele donde me sacaron la muela`,
  },
}
