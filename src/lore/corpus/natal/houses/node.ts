import type { House } from '../../../house.ts'
import type { Wording } from '../../../wording.ts'

export const nodeInHouse: Record<House, Wording[]> = {
  1: [
    {
      view: 'decision',
      sentences: [
        'You ask the table what it is having before you know if you are hungry{ref}.',
        'Reading others came easily; ordering first is what you are here to learn.',
        'Begin with soup: close the menu, say the word, and let them adjust to you for the length of a meal.',
      ],
    },
    {
      view: 'body',
      sentences: [
        "There's a way of walking you use only when you are alone in the street, faster, with the chin up{ref}.",
        'It pulls at you to be used in company.',
        "Enter the next meeting with it, and say 'I' in the first sentence where 'we' would have been safer.",
      ],
    },
  ],
  2: [
    {
      view: 'money',
      sentences: [
        "In other people's budgets and crises you know your way blindfolded; your own purse is unexplored country{ref}.",
        "That's where it pulls.",
        'Earn one small sum by something you alone can make, put it in a bowl where you can see it, and owe nobody a word about it.',
      ],
    },
    {
      view: 'body',
      sentences: [
        'What comes unpracticed to you is the plain pleasure of enough: bread, a warm wall at your back, shoes that fit{ref}.',
        'Intensity you have already passed with honors.',
        'Stay with something simple until it stops feeling like a waiting room.',
      ],
    },
  ],
  3: [
    {
      view: 'friendship',
      sentences: [
        'You can hold forth on the meaning of it all, and have never asked next door about the bees{ref}.',
        'It is the near that calls you.',
        'Walk around your own block with no podcast, and come back with three facts and one name.',
      ],
    },
    {
      view: 'desk',
      sentences: [
        'The grand statement is your native tongue; questions have to be learned{ref}.',
        'You feel them like new teeth.',
        'Put three short ones to somebody before you offer a view, write down what you hear, and let the view come home changed.',
      ],
    },
  ],
  4: [
    {
      view: 'kitchen',
      sentences: [
        'The office knows where you are at any hour, and your own stove has to ask{ref}.',
        'Being important is what you can do already.',
        'Cook something that takes three hours on a day when you are wanted elsewhere, and let it be known that you are in.',
      ],
    },
    {
      view: 'memory',
      sentences: [
        'Toward home you walk as if on unfamiliar stairs, a hand out for the rail{ref}.',
        "The family's stories are where your next strength lies.",
        'Ask one relative one question you think you know the answer to, sit on the floor, and hear them out.',
      ],
    },
  ],
  5: [
    {
      view: 'crowd',
      sentences: [
        'At the edge of the group, tidying its cables, you are indispensable and unseen{ref}.',
        "What you haven't learned is to be the one with the microphone.",
        "Sing a verse, tell the joke to the end, show the thing you made, and don't explain it afterward.",
      ],
    },
    {
      view: 'love',
      sentences: [
        "You know how to be everybody's friend; to be somebody's favorite makes your ears go red{ref}.",
        'Lean that way.',
        "Do one thing that's only for delight and only for one person, and leave your sensible reasons in the other jacket.",
      ],
    },
  ],
  6: [
    {
      view: 'desk',
      sentences: [
        'You can vanish into a daydream for a whole tram line, and the form on your lap stays blank{ref}.',
        'It is the small and daily that teaches you now.',
        'Finish one unpoetic thing before breakfast, a button, a bill, and feel how it carries the rest of the day.',
      ],
    },
    {
      view: 'body',
      sentences: [
        'Surrender you know; what is new to you is a routine with your name on it{ref}.',
        "It feels like someone else's uniform at first.",
        'Put the walking shoes by the bed, walk to the same tree and back, and leave inspiration out of it.',
      ],
    },
  ],
  7: [
    {
      view: 'love',
      sentences: [
        'Alone you carried the sofa up the stairs, and now you sit at one end of it{ref}.',
        'Going first is what you know; being met halfway is the lesson.',
        'Leave a task open that you could easily finish, name it to someone, and let them do their half in their own way.',
      ],
    },
    {
      view: 'decision',
      sentences: [
        "Your first word is 'I', and it has served you well{ref}.",
        'The unlearned one has two letters as well, and it comes out a bit hoarse.',
        "Take a small choice, a film, a route, and make it in company from beginning to end, with the other's reason counted double.",
      ],
    },
  ],
  8: [
    {
      view: 'money',
      sentences: [
        "What's yours is labeled, and the lid closes well{ref}.",
        'The pull goes toward opening it with someone in the room.',
        'Lend the good drill, tell the actual figure, ask for the help you could have paid for: one such thing, and then notice what comes back in the box.',
      ],
    },
    {
      view: 'solitude',
      sentences: [
        'Both hands on the armrests, you sit firmly in what you have{ref}.',
        'What is unlearned lies below: to be changed by someone and not know into what.',
        'Let one conversation go down past your comfortable floor, and stay on the stairs until it has said its piece.',
      ],
    },
  ],
  9: [
    {
      view: 'decision',
      sentences: [
        'You have all the facts, sorted, with sources, and no idea what you believe{ref}.',
        'The pull is outward, up some hill with a view.',
        'Close the tabs, pick a direction that means something, and travel an hour in it without looking anything up.',
      ],
    },
    {
      view: 'crowd',
      sentences: [
        "The quick reply, the neighbor's news, the clever detail: you have been fluent in these forever{ref}.",
        "What you haven't tried is to stand up and say what it all comes to.",
        'Give the toast: two minutes, one conviction, no footnote.',
      ],
    },
  ],
  10: [
    {
      view: 'desk',
      sentences: [
        'You are wonderful at home, and your work lies in a drawer under the tablecloths{ref}.',
        'What is hard is to be looked at while being good at it.',
        'Put your name and your trade on a card, and hand the first one to somebody who has only ever seen you in slippers.',
      ],
    },
    {
      view: 'solitude',
      sentences: [
        'When the world calls, you discover that someone in the family needs a lift{ref}.',
        'Looking after people is the old skill, and a beloved one.',
        'Accept one duty that has a public and a date, and let them find the bus.',
      ],
    },
  ],
  11: [
    {
      view: 'friendship',
      sentences: [
        'Shining comes easily to you, and so does leaving when somebody else gets the cake{ref}.',
        'The lesson is in the applause you give.',
        'Join something where everyone wears the same apron, work a whole season in the second row, and find out which of them hums.',
      ],
    },
    {
      view: 'crowd',
      sentences: [
        'Your own play has occupied you happily; the common one is waiting in the park{ref}.',
        'Hopes held with others feel thin to you at first, like tea from a big urn.',
        'Bring it your best joke and one free evening, and ask what is needed.',
      ],
    },
  ],
  12: [
    {
      view: 'solitude',
      sentences: [
        'Your list is done by noon, and then you make another so as not to hear the quiet{ref}.',
        'The quiet is where it pulls.',
        'Sit for as long as an egg boils, palms up, and let what comes up go by without being filed.',
      ],
    },
    {
      view: 'habit',
      sentences: [
        'You would know how to improve the way the rain falls{ref}.',
        "Being useful is learned by heart; being carried isn't.",
        'Leave one thing to its own devices, a plant, a colleague, a gray mood, and look back after some time to see what it did without you.',
      ],
    },
  ],
}
