// What customers write to say yes or no, in Argentina, Chile, Colombia, Mexico, Peru and Uruguay. Accents, case and
// repeated letters do not matter: "siii" is found as "si".

/** Says yes, and contradicts a no beside it. */
const yes = `
sí, s, sip, sep, seh, sí sí, sisi, sisisi, sipi, siu, yes, yep, yeah, yes please, sim, sim por favor
sí quiero, sí por favor, sí porfa, sí porfavor, sí dale, sí claro, sí obvio, sí señor, sí señora, sí señorita
sí me gustaría, sí me interesa, me interesa, me gustaría, quiero, sí quisiera, quisiera, acepto, sí acepto, lo quiero, la quiero
sí confirmo, confirmo, confirmado, confirmar, sí está bien, sí es correcto, es correcto, correcto, sí correcto
exacto, exactamente, exacto sí, así es, así mismo, tal cual, efectivamente, en efecto, afirmativo, positivo
eso es, eso mismo, ese mismo, esa misma, es eso, es ese, es esa, eso sí
claro que sí, obvio que sí, por supuesto que sí, seguro que sí, desde luego que sí, que sí
creo que sí, supongo que sí, yo creo que sí, diría que sí, mejor sí
cómo no, ya po, ya pues, sí po, sipo, sí pues, claro po, claro pues, bueno ya
ándale, ándale pues, ándele, ándele pues, órale, órale pues, simón, arre, va que va, sale y vale, sale pues
hágale, hágale pues, hágalo, de una, dele pues, listo el pollo
metele, mandale, mandale nomás, dale que va, de diez, meta
no hay problema, no hay drama, no hay lío, ningún problema, sin problema, sin drama, no tengo problema, no me molesta
quiero hablar, quiero eso, dale quiero, hacelo, hazlo, adelante
👍, ✅, ✔, ☑, 👌, 🆗, 🙆, 💯, 🤝
`

/** Says yes alone, but may also open or soften a no: "ok, no", "bueno, mejor no". */
const agreed = `
ok, okey, okay, oka, okis, oki, okok, okei, k, oks, okas, ok ok
dale, dale dale, dele, listo, listos, listo listo, bueno, bueno dale, bien, está bien, ta bien, tá, va, vale, sale, ya
claro, clarísimo, obvio, obviamente, por supuesto, por su puesto, desde luego, seguro, de acuerdo, deacuerdo, entendido
perfecto, genial, buenísimo, excelente, bárbaro, joya, bacano, bacán, chévere, súper, de lujo, fantástico, estupendo
ajá, ahá, mjm, mhm, ujum
como quieras, como quiera, me parece bien, me parece, está perfecto, todo bien
`

/** Says no. */
const no = `
não, não obrigado, não obrigada, no thanks, no thank you
no, n, nop, nope, nou, nel, nel pastel, nah, na, nono, nonono, no no, nones, naranjas, ñao, nanai, nopi
no gracias, no muchas gracias, no quiero, no lo quiero, no la quiero, no quisiera, no me interesa, no me gustaría, no deseo, no acepto
no hace falta, no es necesario, no necesito, no lo necesito, no la necesito, no preciso, no ocupo
no por ahora, por ahora no, no ahora, ahora no, ahorita no, no todavía, todavía no, aún no, no aún, por el momento no, no por el momento
hoy no, hoy no gracias, en este momento no, de momento no, no de momento, otro día, en otro momento, luego no, después no
mejor no, mejor que no, no mejor, no mejor no, mejor dejalo, mejor otro día, mejor después, mejor luego
para nada, en absoluto, de ninguna manera, de ningún modo, ni ahí, ni loco, ni loca, ni en broma, ni hablar, ni modo que no
claro que no, obvio que no, por supuesto que no, desde luego que no, que no, seguro que no
creo que no, supongo que no, yo creo que no, diría que no, me parece que no, no creo
dejalo, déjelo, dejalo así, déjelo así, deja así, deje así, dejémoslo así, dejémoslo ahí, dejalo ahí, dejá, dejá nomás, deja nada más
no está bien así, no así está bien, no está bien, no dejalo, no déjelo, no dejá, no deje
no es correcto, incorrecto, no es así, no es eso, no es ese, no es esa, eso no, ese no, esa no, negativo, falso, equivocado
no nada, nada, nada más, nada gracias, no nada más, no eso es todo, no era eso nada más, no es todo, no más nada, no tampoco, tampoco
no confirmo, cancelar, cancela, cancele, cancelalo, no sigas, no continuar
nunca, jamás, no po, nopo, no pues, no señor, no señora, no señorita
👎, ❌, ✖, 🚫, 🙅, ⛔, 🙅‍♂, 🙅‍♀
`

/** Courtesies and sounds that neither agree nor refuse. */
const courtesy = `
gracias, muchas gracias, mil gracias, gracias igual, gracias igualmente, igual gracias, muy amable, te agradezco, le agradezco, se agradece, grax, grcs
por favor, porfa, porfavor, porfis, porfi, x favor, xfa, xfavor, pf, plis, please, si es posible, si no es molestia
hola, buenas, buen día, buenos días, buenas tardes, buenas noches
jaja, ah, eh, ehm, este, mmm, hm, uh, uy, oh, ay, pues, po, che, bro, amigo, amiga, señor, señora, señorita, jefe, joven, parce, wey, güey, loco
ya mismo, ahora, ahora mismo, ahorita, ya, cuanto antes, de inmediato, nomás, no más, un momento
después, más tarde, después veo, luego veo, después te aviso, yo aviso, te aviso, les aviso, cualquier cosa te aviso, cualquier cosa les aviso, cualquier cosa aviso, lo pienso, voy a pensarlo, lo voy a pensar
perdón, disculpa, disculpe, tranqui, tranquilo, tranquila, saludos
🙏, 🙂, 😊, 😀, 😃, 😄, 😁, 😅, 😂, 🤣, ❤, 💪, 🙌, 👏, 😉, 🤗, 😘, 🥰, 😍, ☺, 🤔
`

/** The phrases by what they say. */
export const yesNoPhrases = { courtesy, agreed, yes, no } as const
