import type { Element } from '#sky/fact-base.ts'
import type { Sign } from '#sky/zodiac.ts'

/** How a person comes into a room, by the rising sign. Clauses as in manners.ts. */
export const arrivals: Record<Sign, readonly string[]> = {
  Aries: [
    '[come|comes] into a room as if something were about to start',
    '[say|says] hello first and [find|finds] out afterward who it was',
  ],
  Taurus: [
    '[take|takes] {their} time, and [look|looks] as if there were plenty of it',
    '[settle|settles] in comfortably before {they} [say|says] much',
  ],
  Gemini: [
    '[start|starts] three conversations in the first ten minutes',
    '[ask|asks] so many questions that people forget to ask any back',
  ],
  Cancer: [
    '[feel|feels] out the mood of a place before entering it',
    "[seem|seems] shy until there's somebody to look after",
  ],
  Leo: [
    '[get|gets] looked at, and [are|is] friendly about it',
    "can't help making an entrance, even with groceries",
  ],
  Virgo: [
    '[hang|hangs] back until {they} [know|knows] how things are done there',
    "[notice|notices] the one detail that's off, and [say|says] nothing yet",
  ],
  Libra: [
    '[put|puts] people at ease and [keep|keeps] {their} own opinion for later',
    '[look|looks] for the person who seems left out, and [go|goes] over',
  ],
  Scorpio: [
    '[watch|watches] first and [let|lets] others do the talking',
    '[give|gives] away little and [miss|misses] less',
  ],
  Sagittarius: [
    '[come|comes] in laughing and a little late, and [talk|talks] to the stranger',
    '[take|takes] everybody for a friend until proven wrong',
  ],
  Capricorn: [
    '[seem|seems] reserved, and more grown up than {they} [feel|feels]',
    '[arrive|arrives] on time and [wait|waits] to see who else is serious',
  ],
  Aquarius: [
    '[are|is] friendly with everyone and a little hard to get hold of',
    '[say|says] the odd thing, pleasantly, and [watch|watches] who laughs',
  ],
  Pisces: [
    '[take|takes] on the tone of the person {they} [are|is] talking to',
    '[slip|slips] in quietly, and soon somebody is telling {them} a secret',
  ],
}

/** What happens when the two are in one room, by the elements of the two rising signs; the reader's is the first. */
export const firstEvenings: Record<`${Element} ${Element}`, readonly string[]> = {
  'fire fire': [
    'A first evening of two such people tends to be loud, and over before either has noticed the time.',
    "Neither of you has ever had to wonder who'd speak first, since it was both.",
    'Two people came in to be noticed, and each of you would have noticed the other first.',
  ],
  'fire earth': [
    'You may have talked for a while before {partner} decided to answer, and then it would have been worth hearing.',
    "You'd have had the next place picked out while {partner} was still deciding about this one.",
    "You may have wondered for a while if {partner} was enjoying it, and then they were the one who didn't want to leave.",
  ],
  'fire air': [
    "It wouldn't have taken you a minute to say something outrageous, or {partner} to have a reply.",
    'You bring the heat and {partner} brings the talk, and other people find themselves listening in.',
    'You and {partner} would have been planning something by the second drink, and part of it may even have happened.',
  ],
  'fire water': [
    'You may have taken {partner} for shy at first, when they were only making up their mind.',
    "You'd have come on strong, and {partner} would have known within the hour what was behind it.",
    'You fill a room and {partner} reads it, so each of you would have known a different half of what went on.',
  ],
  'earth fire': [
    "You'd hardly have sat down before {partner} had a plan for the evening.",
    'You may have found {partner} a little much at first, and looked for them the next time all the same.',
    '{partner} would have asked the personal question first, and you may have answered it a week later.',
  ],
  'earth earth': [
    'It may have taken three meetings before anyone said anything personal, and by then it was more or less settled.',
    'Nobody watching would have guessed that anything was happening, and neither of you would have minded that.',
    "You'd both have come on time, and each of you would have counted that in the other's favor.",
  ],
  'earth air': [
    '{partner} would have done most of the talking at first, and noticed later that you remembered all of it.',
    "You'd have been slow to warm up, and {partner} would have kept the conversation going until you did.",
    'You may have taken {partner} for somebody who talks like that to everyone, and it took a second evening to find out.',
  ],
  'earth water': [
    "Nobody's in a hurry, so there's time to notice things about each other, and you both do.",
    'You give {partner} something steady to come closer to, and that would have taken as long as it took.',
    'Little would have been said, and each of you may have gone home surprised at how easy it was.',
  ],
  'air fire': [
    "You'd have had a remark ready and {partner} an answer, and the people nearby would have stopped talking.",
    "You'd have been charming, and {partner} would have cut straight through it to ask what you wanted.",
    'You keep a conversation light and {partner} sets fire to it, and it would have been hard to look away.',
  ],
  'air earth': [
    'You may have wondered whether {partner} liked you, and talked a little more in order to find out.',
    "You'd have covered six subjects by the time {partner} was ready with a thought about the first.",
    '{partner} would have laughed at the third joke, and you may have been working toward it all evening.',
  ],
  'air air': [
    "Two such people can talk for three hours and go home without knowing each other's last name.",
    'It would have been an easy evening, with neither of you quite sure afterward what it had meant.',
    "You'd have been introduced by somebody who couldn't get a word in after that.",
  ],
  'air water': [
    "You'd have talked easily, and {partner} would have heard what you weren't saying.",
    'You may have thought that the conversation was the point, while {partner} was listening to something under it.',
    '{partner} would have gone quiet at one point, and you may still remember which.',
  ],
  'water fire': [
    '{partner} would have come over first, and by then you knew what sort of person was coming.',
    "You'd have felt the draft as {partner} came in, and moved a little closer all the same.",
    "You may have liked {partner} at once and waited to see if they'd calm down.",
  ],
  'water earth': [
    "From outside it looks slow, and it suits you both that nobody's watching.",
    "You'd have sensed that {partner} could be leaned on before you had any reason to lean.",
    "You'd have noticed that {partner} kept a small promise that evening, and that was that.",
  ],
  'water air': [
    "{partner} would have done the talking, and by the end of it you'd have known how they were.",
    'You may have needed a second meeting to believe that anyone so easy to talk to had meant it.',
    '{partner} would have kept things moving, and looked over now and then to see if you were still there.',
  ],
  'water water': [
    'Each of you would have waited for the other to come closer, and felt quite clearly that the other wanted to.',
    "You'd both have known early on that something was there, and neither would have been the first to mention it.",
    'By the end of the first evening each of you may have known how the other felt, and nobody had said a word about it.',
  ],
}
