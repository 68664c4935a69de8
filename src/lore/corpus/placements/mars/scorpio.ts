import type { PlacementParagraphs } from '#lore/authored.ts'

export const marsInScorpio: PlacementParagraphs = {
  1: {
    says: [
      'People get out of your way without your having asked (your Mars in Scorpio, {house}).',
      "Mars rules this sign by tradition, and here its force doesn't move until it's needed, so what comes across is somebody who has decided something and isn't going to say what.",
      'You look right at people a second too long.',
      "The relaxed ones like you for it, and the ones who've cut a corner somewhere start explaining.",
    ],
    traits: ['guarded', 'bold'],
  },
  2: {
    says: [
      'You can want one sum of money for three years and mention it to nobody (your Mars in Scorpio, {house}).',
      "In a sign it rules, Mars spends no effort on show, so you live small, take the unpopular contract, and one day it's paid off.",
      'What you own is under guard.',
      "Should someone get the better of you in a deal, you don't complain, and you know what they'll need from you next time.",
    ],
    traits: ['guarded', 'steady'],
  },
  3: {
    says: [
      'You win arguments by not having them yet (your Mars in Scorpio, {house}).',
      'Mars is strong in this sign and can wait, so you let the other person talk on, and then ask quietly about the one fact they stepped over.',
      'Neighbors and siblings learn not to lie to you about small things.',
      "You could have saved yourself some of those silences by shouting, and there are people who'd have found that friendlier.",
    ],
    traits: ['guarded', 'serious'],
  },
  4: {
    says: [
      'Mars is in Scorpio {house}, so home is where you least like to be handled.',
      "You're quiet about it, since in the sign it rules Mars doesn't bark, but nobody goes through your things twice.",
      'An old family matter that the others have agreed to leave alone finds you, late at night, taking up the boards to see.',
      "You do it out of love for the place, and it isn't restful for those asleep upstairs.",
    ],
    traits: ['guarded', 'close'],
  },
  5: {
    says: [
      "You don't flirt unless you mean to go through with it (your Mars in Scorpio, {house}).",
      'By tradition Mars rules this sign, and it gives you an alarming patience in pursuit and a poker face that your friends have stopped enjoying.',
      'Whatever you make gets made over until it scares you a little.',
      "Casual people wonder why everything has to be so intense, and then they call you when they'd like to feel something.",
    ],
    traits: ['serious', 'bold'],
  },
  6: {
    says: [
      "You take on the job that has beaten two others, and you don't talk about it (your Mars in Scorpio, {house}).",
      'Mars in a sign it rules likes resistance, so an ordinary pleasant task leaves you dull, while something rotten deep inside the system wakes you up.',
      'You go at your body in the same spirit.',
      "Those who work alongside you notice that you never seem tired, then that you're gone for about four days.",
    ],
    traits: ['steady', 'private'],
  },
  7: {
    says: [
      "With someone you love you fight for the truth, and you'd rather have the worst of it than a pleasant guess.",
      "Mars is in Scorpio, a sign it rules, and {house}, so you can sense the one subject that's being kept from you as a dog knows about the vet.",
      'Nothing gets thrown.',
      "You go cold and exact, and the partner who comes looking for you in there, unafraid, is the one you'd do anything for.",
    ],
    traits: ['close', 'wary'],
  },
  8: {
    says: [
      'Where other people grow nervous, about sex and debts and who really holds the power, you become alert (your Mars in Scorpio, {house}).',
      "Mars rules the sign by tradition and knows these matters thoroughly, so you're superb in somebody's crisis, and you don't shock.",
      'You give yourself completely or keep back all of it.',
      'To let another person have the password to the joint savings is, in your book, rather more intimate than marriage.',
    ],
    traits: ['guarded', 'close'],
  },
  9: {
    says: [
      'You go after the truth as if it owed you money (your Mars in Scorpio, {house}).',
      "In a sign it rules, Mars digs, so you'll follow one footnote down through five languages and come up with the thing that the official version left out.",
      'The same goes for your own convictions, which you attack in private.',
      "A friend may envy the strength of your beliefs without knowing that they're simply what was left standing.",
    ],
    traits: ['serious', 'bold'],
  },
  10: {
    says: [
      "Mars is in Scorpio {house}, so you rise by being underestimated for exactly as long as it's useful.",
      'You find out where decisions are really made and take a modest seat nearby, and in its own sign Mars can sit still for a long time.',
      "People in charge sense that you're waiting.",
      'Some want you close and some want you transferred, and the climb would be easier if you looked a little less as if you knew.',
    ],
    traits: ['guarded', 'bold'],
  },
  11: {
    says: [
      "You'd go through a wall for about three people, and the rest get a nod (your Mars in Scorpio, {house}).",
      "Mars in a sign it rules wastes nothing on chatter, so in a group you watch who's using whom and deal with it in one short talk outside.",
      "People do what you say, and few of them have tried to find out what happens if they don't.",
      "When a friend lets you down there's no scene, and you simply stop bringing them up.",
    ],
    traits: ['close', 'wary'],
  },
  12: {
    says: [
      "You're at your most forceful when there's nobody to observe it (your Mars in Scorpio, {house}).",
      "Mars rules this sign and doesn't mind the dark, so you get through things alone that would send others for help, and afterward there's no trace of it.",
      'Anger stays down there, too, and keeps very well.',
      'You can find yourself, years on, still training for a fight with someone who has moved away and taken up beekeeping.',
    ],
    traits: ['private', 'guarded'],
  },
  sign: {
    says: [
      'You can want something for a very long time without a sign of it (your Mars in Scorpio, a sign it rules by tradition).',
      'The force is kept in reserve, so people find you calm until they stand between you and the one thing.',
      "You're good in a crisis and uneasy in a lull.",
      "As for anger, you'd rather understand a person thoroughly than shout at them, and they would have preferred the shout.",
    ],
    traits: ['guarded', 'steady'],
  },
}
