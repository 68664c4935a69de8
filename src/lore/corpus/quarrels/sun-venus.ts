import type { QuarrelArgument } from '#lore/authored.ts'

export const sunVenusQuarrels: QuarrelArgument[] = [
  {
    thesis:
      'You want to be admired as you are, and {partner}, who does admire you, has a few suggestions.',
    matter: 'whether a suggestion is a criticism',
    quarrel: [
      "Say you come out ready to leave, feeling good, and {partner} asks whether you've thought about the other shirt ({contact}).",
      "All you hear is that you aren't enough, an hour before people you wanted to impress.",
      "They meant it as attention, because choosing things with care is the way they show love, and they'd be pleased if somebody did it for them.",
      'You change into a third shirt that neither of you likes and wear it all evening on principle.',
    ],
    repair: [
      'With that third shirt you make a question of taste into a question of worth, and dress to prove a point.',
      'They offer an improvement at the one moment when only a compliment is any use.',
      'It passes once they say first what they like, out loud, since after that you can hear almost anything, including the bit about the shirt.',
    ],
    yours:
      "Ask for their opinion while there's still time to use it, a day ahead, when you're in a generous mood.",
    theirs:
      'It would mean more than they think if {partner} said the admiring thing before the useful one, even when it seems too obvious to say.',
    both: "Go shopping together this month and let each pick one thing for the other to wear, with no veto until it's been worn once.",
    last: "To be admired by somebody with suggestions is better than being admired by somebody who isn't looking.",
  },
  {
    thesis: "You want to be {partner}'s first choice, and {partner} likes nearly everyone.",
    matter: 'who comes first',
    quarrel: [
      "Say {partner} puts up a picture from the weekend in which all your friends look wonderful and you've got your eyes shut ({contact}).",
      'They chose it because it caught how happy everyone was.',
      'You see that out of forty pictures nobody looked for the one that flattered you.',
      "When you bring it up it sounds small even to you, so you say it's about something else, and they defend the something else, and it's a day before anyone mentions your eyes.",
    ],
    repair: [
      'With that picture you want to come first without having to ask for it.',
      'They spread their liking so evenly that the person they like best gets an equal share.',
      "It's quickly mended by a bit of open favoritism, some plain sign to others that you're the one, which you may ask for in so many words and which they enjoy giving.",
    ],
    yours: 'Say "I\'d like you to make a fuss over me," and leave out the evidence.',
    theirs:
      'Things would go easier if {partner} looked for you first in every picture, and told you so.',
    both: 'Spend one evening this month where each of you is the only company the other has, and choose the picture of it together.',
    last: "It's no small thing to be the first choice of a person who has so many others to like.",
  },
]
