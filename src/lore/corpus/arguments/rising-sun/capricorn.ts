import type { Argument } from '#lore/authored.ts'
import type { Sign } from '#sky/zodiac.ts'

export const capricornRisingWithSun: Partial<Record<Sign, Argument>> = {
  Aries: {
    opening: [
      'You look like someone who follows procedure and have never once waited for permission.',
      'With your manner people feel that it must be authorized (Capricorn rising).',
      "Your Sun in Aries didn't ask.",
      "You walk past the rope with such dignity that the guard nods, and you haven't got a ticket.",
    ],
    turn: 'What people take for seniority is nerve.',
    task: [
      "Tell people this month when you're trying something for the first time.",
      'You can keep the serious face.',
      "They've been following you as if you'd done it before, and it'd give them some courage to know that you hadn't.",
    ],
  },
  Gemini: {
    opening: [
      "With the look of a chairman you've got the attention of a sparrow.",
      "People put you in charge, since you're so composed (Capricorn rising).",
      'Your Sun in Gemini has been drawing in the margins since the second item.',
      "They ask for your conclusion, and you produce one, and it's a good one, considering that you were thinking about otters.",
    ],
    turn: "You can look as if you'd given a thing your life, after ten minutes of it.",
    task: [
      "Say that you're bored once this month, at a moment when you are.",
      'Suggest something better.',
      "Everybody's been keeping a straight face on your account, and they're bored as well.",
    ],
  },
  Leo: {
    opening: [
      "You say that it was nothing, and you wouldn't mind a statue.",
      'You keep it dry, and you shrug off praise like rain (Capricorn rising).',
      'Your Sun in Leo goes back afterward to look for it.',
      "They believe you when you say you don't care for a fuss, and on your birthday you come home to a card.",
    ],
    turn: 'You train people not to give you what you most enjoy.',
    task: [
      "Tell somebody close to you this month how you'd like to be celebrated.",
      'Be specific, down to the cake.',
      "They'd have done it all along, and they've got years of cake to make up for.",
    ],
  },
  Libra: {
    opening: [
      "Anyone would think that you needed nobody, and you can't decide on a sofa without a second opinion.",
      'They see self-sufficiency, with a calendar (Capricorn rising).',
      'Your Sun in Libra would give the whole calendar for somebody to go with.',
      "You've reserved a table for one, very competently, and you order what the couple next to you is having.",
    ],
    turn: "People don't ask you along because you're so obviously busy.",
    task: [
      'Invite somebody this month to a thing that you could do by yourself.',
      "Tell them that it's better with company.",
      "They'd put you down as someone who preferred it alone, and they'd been having supper alone themselves.",
    ],
  },
  Sagittarius: {
    opening: [
      'You look cautious, and you take larger chances than anyone would guess.',
      'People see you frown over the figures and take it for prudence (Capricorn rising).',
      'But your Sun in Sagittarius has seen what those figures could turn into.',
      'You explain the risks to everybody for half an hour, very soberly, and then you sign.',
    ],
    turn: 'Nobody who sounds so much like a pessimist has ever expected so much.',
    task: [
      'Say the hopeful part first this month, and then the risks.',
      "You're good at warnings, and people would work twice as hard for the thing that you can see.",
    ],
  },
  Aquarius: {
    opening: [
      "You wear the suit, and you'd vote to abolish it.",
      "You look as though you'd been part of the establishment from birth (Capricorn rising).",
      'Your Sun in Aquarius has some questions about the establishment.',
      "They give you the microphone because you seem so safe, and it takes them several sentences to notice what you're proposing.",
    ],
    turn: 'Your plans for the next order come with the credentials of the old one.',
    task: [
      'Put one of your odd ideas forward this month in your best official manner.',
      'Number the points.',
      "There are people who'd never take it from a rebel, and they'll take it from you.",
    ],
  },
}
