import type { AuthoredParagraph } from '#lore/authored.ts'
import type { Sign } from '#sky/zodiac.ts'

export const marsInSignsAgain: Record<Sign, AuthoredParagraph> = {
  Aries: {
    says: [
      "You're quick to act and quick to stop being angry (your Mars in Aries, a sign it rules).",
      'A closed office, a steep hill or a sentence with "can\'t" in it gets you moving at once.',
      "You fight fair, to people's faces, and you like them better afterward.",
      "The trouble starts when nothing's in your way, because then you'll push against whatever's nearest, and it may be someone you love.",
    ],
    traits: ['bold', 'quick'],
  },
  Taurus: {
    says: [
      'You work as a river does, without hurry and without stopping (your Mars in Taurus).',
      "The old books dislike Mars in so slow a sign, but they were thinking of battles, and you're thinking of the years after.",
      'You get angry about twice a decade.',
      "Nobody can push you, and those who've learned it bring you a reason and something to eat, and come back later.",
    ],
    traits: ['steady', 'slow'],
  },
  Gemini: {
    says: [
      'You get things done by talking to the right person while you do something else (your Mars in Gemini).',
      "Your hands are quick and so is your tongue, and you'd rather outwit an obstacle than move it.",
      "In a fight you're fast and rather funny, and you say one thing too many.",
      "A job that takes three weeks of the same is torture to you, so you've become good at finding people who enjoy it.",
    ],
    traits: ['quick', 'playful'],
  },
  Cancer: {
    says: [
      "For yourself you hardly lift a hand, and for your people you'd lift a car (your Mars in Cancer).",
      'Tradition calls Mars weak here, because it moves by mood and goes around things.',
      "You withdraw when you're angry, and the house can hear it.",
      "What you want you seldom ask for outright, and it's a mark of trust when you do, even if it comes out sounding cross.",
    ],
    traits: ['guarded', 'close'],
  },
  Leo: {
    says: [
      "You do things wholeheartedly or you'd rather not be seen doing them (your Mars in Leo).",
      'Encouragement works on you like fuel.',
      "In a quarrel you're loud, you're generous, and you're the first to make a grand gesture of peace.",
      'Being laughed at takes the wind out of you entirely, and then you need somebody to say, fairly soon, that you were right to try.',
    ],
    traits: ['bold', 'proud'],
  },
  Virgo: {
    says: [
      'You go at a job with a plan and the proper tool (your Mars in Virgo).',
      "You'd rather do it yourself than watch it done badly, and so you end up doing a great deal.",
      'Anger goes into housework, or into an email with numbered points.',
      "You can outwork nearly anyone on what others find dull, and you'd enjoy it more if you believed them when they say that it's finished.",
    ],
    traits: ['practical', 'orderly'],
  },
  Libra: {
    says: [
      'You win by being reasonable longer than anybody else (your Mars in Libra).',
      "The tradition thinks Mars out of place here, and it's true that you can see the other side just as you're about to strike.",
      'You act best for two.',
      'Left to push for yourself alone you grow vague and charming, and the thing that you wanted has to be guessed by someone who loves you.',
    ],
    traits: ['tactful', 'yielding'],
  },
  Scorpio: {
    says: [
      "You seldom show that you're trying (your Mars in Scorpio, a sign it rules by tradition).",
      "You choose one thing, you go after it by yourself, and you don't tell anyone until it's over.",
      'Pressure improves you.',
      "Somebody who crosses you won't notice a change for some time, and by then you'll have decided, quite calmly, how much of you they get to keep.",
    ],
    traits: ['guarded', 'steady'],
  },
  Sagittarius: {
    says: [
      "You need to believe in it, and then you can't be stopped (your Mars in Sagittarius).",
      'You throw yourself at a thing with more faith than training, and faith takes you surprisingly far.',
      "When you're angry you preach a bit.",
      "You start out without checking the weather, and the people with you have stories about it that they wouldn't give back.",
    ],
    traits: ['bold', 'frank'],
  },
  Capricorn: {
    says: [
      'Give you a hard thing and a date, and you become calm (your Mars in Capricorn).',
      "Mars is called exalted in this sign, since here it knows what it's for.",
      'You save your strength, you spend it where it counts, and you expect the same of others, who may have planned on a weekend.',
      'Your temper is cold and brief, and it tends to come in the form of doing it without them.',
    ],
    traits: ['steady', 'practical'],
  },
  Aquarius: {
    says: [
      "You'll work all night for something you weren't asked to do (your Mars in Aquarius).",
      'Told to do it, you find a flaw in the reasoning.',
      "You like to act in a group where nobody's in charge, and somehow you're the one who has set it up.",
      "When you're angry you become extremely fair, and people who'd hoped for a real fight are left holding a list of points.",
    ],
    traits: ['independent', 'idealistic'],
  },
  Pisces: {
    says: [
      "You can't make yourself do a thing, but you can be moved to (your Mars in Pisces).",
      "Then you work like someone under a spell, through the night, and can't say the next day how you did it.",
      'In between, you drift, and feel worse about it than you need to.',
      'You avoid a fight by not being where it is, and it takes a great wrong, done to somebody else, to make you stand in its way.',
    ],
    traits: ['yielding', 'changeable'],
  },
}
