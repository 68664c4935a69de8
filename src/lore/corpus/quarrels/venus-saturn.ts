import type { QuarrelArgument } from '#lore/authored.ts'

export const venusSaturnQuarrels: QuarrelArgument[] = [
  {
    thesis:
      "You want to enjoy things while they're here and {partner} wants to have earned them first, so you get to the pleasure on different days.",
    matter: 'whether pleasure comes before or after the work',
    quarrel: [
      "A good moment doesn't wait, as you see it, and {partner} can't relax while there's something undone ({contact}).",
      'So you ask them to come now, and they say in a minute.',
      'The minute is meant honestly.',
      "You feel that you rank below a list, they feel pulled away from what they're doing for both of you, and when they're free at last you've stopped wanting it.",
    ],
    repair: [
      "You take {partner}'s duties personally, and they treat joy as something that will keep.",
      "What helps is an hour that's fixed beforehand, because they can be perfectly happy once it's on the list.",
    ],
    yours: 'Ask for a date and a time, and leave {partner} to their work until then.',
    theirs: "{partner} could stop ten minutes before they're done, and come as they are.",
    both: 'Put one pleasure a week into the calendar this month, before the duties are put in.',
    traces: {
      meet: "At first all of it counts as pleasure, and {partner} has cleared the evening beforehand so that nothing is waiting. You don't know yet how much they cleared.",
      draw: "{partner} does things thoroughly, and once they sit down to enjoy something they do that thoroughly as well. A nice hour doesn't get past you, and they're glad to know someone who comes and gets them.",
      days: 'You text {partner} that the light is beautiful right now. They look up, finish the paragraph, and get to the window in time for the last of it.',
      purpose:
        "Between you and {partner} the work gets done, and still the summer doesn't go by unnoticed. They have the car packed by Friday, and you know the weekend when the lake is warm.",
    },
    last: {
      shape: 'cost',
      says: 'You like it now and {partner} likes it later, so one of you is always enjoying it a little alone.',
    },
  },
  {
    thesis:
      "You'd like {partner} to let go with you, and {partner} is more at ease when somebody is keeping an eye on things.",
    matter: 'how much letting go is enough',
    quarrel: [
      'When you enjoy yourself you want company in it, and {partner} shows their love by staying sober enough to get you both home ({contact}).',
      'So when you look around for them, you find them being responsible.',
      "You coax, they stiffen, and being coaxed makes them feel that the way they love isn't wanted.",
      'You feel watched, which ends the enjoyment better than any reproach would.',
    ],
    repair: [
      "You want {partner} to be carried away and take it as a verdict when they aren't, and they hide behind being needed.",
      'Where somebody else is in charge for an evening, you may not recognize them.',
    ],
    yours: 'Thank {partner} for what they keep an eye on, before you ask them to stop.',
    theirs:
      "It would help if {partner} said which part of the evening they'd enjoyed, since it doesn't show.",
    both: 'Choose one evening this month when neither of you is responsible for anything, and arrange it so that this is true.',
    traces: {
      meet: "On a first evening you get a little silly, and {partner} laughs and moves your glass away from the edge. You think that's about the nicest thing anyone has done for you all week.",
      draw: "Because {partner} knows where the exits are, you get to dance with your eyes closed. They're glad that one of you does, and they've never had so much fun sitting down.",
      days: 'You order a second dessert, and {partner} asks what time the garage closes. They only want to know, and now so do you.',
      purpose:
        "Friends like going out with you two, because it's a real party and everyone gets back in one piece. You have the shy ones on the floor by ten, and {partner} has counted the jackets.",
    },
    last: {
      shape: 'scene',
      says: "The music is loud, you're on your third dance, and {partner} has put the car key away.",
    },
  },
]
