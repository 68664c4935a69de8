import type { QuarrelArgument } from '#lore/authored.ts'

export const jupiterSunQuarrels: QuarrelArgument[] = [
  {
    thesis: 'You believe in {partner} so much that you sometimes go ahead and sign them up.',
    matter: 'who speaks for whom',
    quarrel: [
      'You see what {partner} could be and talk about it as if it were settled, and they want to be the one who says what they are ({contact}).',
      "It's meant as the highest praise.",
      'They hear themselves described by somebody else, larger than they feel and committed to something.',
      'They make themselves smaller to get out of it, and you encourage them all the more.',
    ],
    repair: [
      "You hope on {partner}'s behalf without asking, and they refuse the hope along with the offer.",
      "When the first word is theirs, your belief in them is worth more than anybody's.",
    ],
    yours: 'Ask {partner} what they want said about them before you say it.',
    theirs: '{partner} could tell you what they hope for, before you have to guess.',
    both: 'Let each of you announce one thing this month about yourselves, and let the other one only nod.',
    traces: {
      meet: "You see at once what {partner} could be, and there's hardly anything nicer to be told by someone new. They sit up straighter, and you think that it suits them.",
      draw: 'Next to you {partner} feels larger than they do on their own, and on good days they like the view from there. You like having someone to be proud of who deserves it.',
      days: "One painting class is enough, and you're telling strangers at a party that {partner} paints. They spend the next ten minutes explaining.",
      purpose:
        "Some applications wouldn't get sent if nobody had first said {partner}'s name out loud. They supply the talent and the final word, you supply the nerve, and they end up in rooms that modesty would have kept them out of.",
    },
    last: {
      shape: 'scene',
      says: 'Somebody asks for a volunteer, you look over at {partner}, and you keep your hand down until they nod.',
    },
  },
  {
    thesis: "You're large about things that {partner} takes personally.",
    matter: 'what may be taken personally',
    quarrel: [
      'You shrug off what goes wrong between people, and {partner} notices each time whether they were respected ({contact}).',
      "When they're hurt, you tell them that it doesn't matter.",
      "You say it to comfort them, and what it tells them is that they don't matter.",
      'They insist, you grow more reasonable, and the original offense is long forgotten by the person who gave it.',
    ],
    repair: [
      'You answer a hurt with a philosophy, and {partner} needs one indignant sentence from you before they can be calm.',
      'You can be indignant, for a friend you often are.',
      'It takes a minute, and then they may shrug it off themselves.',
    ],
    yours: "Take {partner}'s side for one minute before you take the long view.",
    theirs: 'It would help if {partner} said whether they want comfort or justice.',
    both: 'Each of you gets one grievance a week this month that the other one has to take entirely seriously.',
    traces: {
      meet: 'Nothing seems to offend you, and {partner} at first takes that for a kind of grandeur. You like how much a friendly word means to them, since it goes so much further than it does elsewhere.',
      draw: "People who hold things lightly are good for {partner}, as {partner} knows. In return you've got somebody who would never shrug at something that happened to you.",
      days: "A waiter who brings {partner} the wrong plate twice has them wondering what that was supposed to mean. You've already started on yours, and you pass them the fries.",
      purpose:
        'When somebody treats the two of you badly, {partner} catches it and you keep it in proportion. The complaint that you write together is firm, fair, and short, and it gets the money back.',
    },
    last: {
      shape: 'said',
      says: 'You could say, "That one hurt me, too," and {partner} would take the next large view much better.',
    },
  },
]
