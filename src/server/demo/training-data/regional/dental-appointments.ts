/** How the dental clinic's patients of Argentina, Chile, Colombia and Mexico write about appointments and the clinic. */
export const regionalAppointments: Readonly<Record<string, string>> = {
  'Pedir un turno': `quiero pedir hora | necesito una hora con el dentista | quisiera agendar una hora | me gustaría sacar cita | necesito cita para
    valoración | quiero programar una cita | me agenda una cita por favor | quiero reservar hora | me da una cita para la próxima semana | cómo
    saco una cita | cómo se agenda | se puede agendar por aquí? | hora para una revisión | cita para un chequeo | quiero que me vea un dentista |
    me puede anotar para el jueves en la mañana | me regala una cita con la doctora paz | ocupo una cita | cita pa mañana temprano | necesito una
    hora para limpieza | es mi primera vez y quiero agendar | quiero una hora con el doctor quiroga | pedir hora por whatsapp se puede?`,
  'Cambiar un turno': `quiero reprogramar mi cita | reagendar | puedo cambiar mi hora para otro día | se puede mover la cita del lunes | me cambian la
    cita para la tarde | no alcanzo a llegar el jueves, me la pasan para el viernes? | tengo hora el martes pero me salió algo, puedo cambiarla? |
    aplazar la cita | correr mi cita para la otra semana | me cambia de hora por favor | adelantar mi cita se puede | necesito otra fecha para mi
    cita | puedo pasar la cita pa más tarde | se me cruzó con el trabajo, otro día? | cambiar la cita con otro doctor | en vez del miércoles puede
    ser el viernes? | me surgió algo, lo dejamos para la semana que viene?`,
  'Cancelar un turno': `cancelar mi cita | quiero anular la hora | anulen mi cita por favor | ya no voy a ir a la cita | no podré asistir mañana | no
    puedo asistir a mi cita | elimíneme la cita del viernes | ya no necesito la cita | cancele mi hora con el doctor molina | dejo libre mi hora |
    quiero desagendar | me enfermé, no voy a ir | me arrepentí, ya no quiero la cita | cuánto antes debo avisar para cancelar | cobran si
    cancelo? | cobran multa si no voy | mi hijo está con fiebre, no vamos a ir | no me esperen hoy`,
  'Confirmar un turno': `confirmo mi hora | confirmo la cita | sí voy | ahí estaré mañana | asistiré a la cita | me pidieron confirmar mi cita |
    respondo para confirmar mi hora de mañana | confirmada la cita | todo bien para mañana, confirmo | quedó agendada mi cita? | quedé anotada
    para el jueves? | sí asistiremos | confirmo la hora de mi hija | cuenten conmigo mañana | mi cita sigue en pie? | mañana voy a
    mi cita, no falto`,
  'Turnos disponibles': `qué horas hay disponibles | tienen cupo esta semana | hay cupo para hoy | tienen espacio mañana | qué días hay citas | hay
    citas el sábado | para cuándo hay hora | cuál es la hora más próxima | tienen algo para mañana en la mañana | qué disponibilidad hay con el
    doctor quiroga | cuál es la cita más cercana | hay agenda para la otra semana | qué horarios de citas tienen el lunes | hay horas después de
    las 6 | después del trabajo hay turnos? | tienen campo el viernes | alguien canceló para hoy? | qué día tiene libre la doctora ferreyra | hay
    lugar para dos personas seguidas | lo antes posible, qué tienen?`,
  'Turno para un niño': `hora para mi hijo | cita para mi hija de 6 años | quiero agendar a mi niño | necesito que revisen a mi hija | hora para mi
    guagua | turno para mi bebé de un año | cita para mis dos niños | quiero llevar a mi chiquito al dentista | agendar al niño | una cita para mi
    sobrinita | mi hijo nunca ha ido al dentista, quiero cita | cita de odontopediatría | hora pa los cabros chicos | control para mi hijo | turno
    para mis mellizos`,
  'Llegar tarde': `voy a llegar 15 min tarde a la cita | voy retrasado | estoy en un trancón, llego tarde | hay mucho tráfico, me esperan? | voy
    llegando, 5 minutos | me atrasé un poco, todavía me atienden? | se me pinchó el carro, llego tarde a la cita | hay taco, voy con atraso | el
    metro se demoró, llego 20 min tarde | el camión se tardó, voy tarde | voy saliendo de la pega, alcanzo a llegar? | avise que voy tardecito |
    cuántos minutos me esperan si me atraso | perdí el bus, llego después de la hora | ya casi llego`,
  'Recordatorio de turno': `a qué hora tengo la cita | cuándo es mi cita | qué día era mi hora | no recuerdo la hora de mi cita | me dice a qué hora
    quedé | se me perdió el papelito con la hora | para qué día quedé agendado | con qué doctor tengo cita | tengo cita esta semana? | a qué hora
    me toca mañana | me mandan un mensaje para acordarme? | mi hora era el lunes o el martes | me repite la fecha de mi cita | mi próximo control
    cuándo es`,
  'Horarios de atención': `a qué hora atienden | qué horario manejan | atienden en las tardes? | trabajan los domingos? | a qué hora abre la
    clínica | atienden a la hora de almuerzo? | los sábados hasta qué hora | desde qué hora puedo llamar | horario de la clínica | ya cerraron? |
    están abiertos ahorita | trabajan de corrido | abren los festivos? | atienden hasta tarde? | cierran para almorzar?`,
  Dirección: `dónde se encuentran ubicados | en qué parte quedan | cuál es la ubicación | me comparte la ubicación | cómo llego en micro | queda cerca
    del metro? | en qué comuna están | en qué barrio queda la clínica | es el edificio de la esquina? | qué sede me queda más cerca | me manda el
    mapa | en qué colonia están | dirección para el taxi | tienen consultorio en el norte | están en rosario?`,
  Profesionales: `qué doctores tienen | quién hace las endodoncias | quién ve a los niños | quién pone los frenillos | qué especialistas hay | quién
    saca las cordales | con qué doctor me recomiendan | la doctora ferreyra atiende los sábados? | me atiende siempre el mismo doctor? | quién es
    el mejor para implantes | hay doctora mujer | qué días va el doctor quiroga | sigue trabajando ahí la doctora paz | cómo se llama el dentista
    que atiende los martes | tienen cirujano maxilofacial`,
  Estacionamiento: `tienen parqueadero | dónde parqueo | hay dónde dejar el carro | hay estacionamiento cerca | dónde puedo dejar la moto | cobran el
    estacionamiento? | el edificio tiene estacionamiento | se puede parquear en la calle | parqueadero para visitantes | es fácil estacionar por
    ahí? | hay cochera cerca | tienen acceso para silla de ruedas | hay bicicletero`,
}
