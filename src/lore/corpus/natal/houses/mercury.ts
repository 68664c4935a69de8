import type { House } from '../../../house.ts'
import type { Wording } from '../../../wording.ts'

export const mercuryInHouse: Record<House, Wording[]> = {
  1: [
    {
      view: 'body',
      sentences: [
        'You think with your face, so people answer before you have spoken{ref}.',
        'Your hands are already explaining.',
        'Others take you for younger or faster than you are, and by the time they find out you have their phone number.',
      ],
    },
    {
      view: 'crowd',
      sentences: [
        'People meet you twice within a minute, once by name and once by your latest theory{ref}.',
        'Talking is how you get dressed in the morning.',
        'Put one question before the theory, and see how the answer improves it.',
      ],
    },
  ],
  2: [
    {
      view: 'money',
      sentences: [
        'You know what things cost and like to say so, to the cent, and where{ref}.',
        'Words and numbers are tools to you in the plain sense: they could be sold by the yard.',
        'The advice you gave away last week alone would come to a decent sum.',
      ],
    },
    {
      view: 'desk',
      sentences: [
        'Receipts are kept in order at your place, and you can find the one for the toaster{ref}.',
        'Your thinking likes something it can hold: a sample, a list, a pebble moved from left to right.',
        'Before a hard talk put the one object on the table that it is about.',
      ],
    },
  ],
  3: [
    {
      view: 'habit',
      sentences: [
        'Your day is a string of small conversations, each with a knot of news in it, and you read the backs of cereal boxes{ref}.',
        'Nobody on the street is better informed.',
        'Read one long thing to the end tonight, with the phone in another room.',
      ],
    },
    {
      view: 'memory',
      sentences: [
        "Somewhere between a sibling's teasing and the back of the school bus you learned to be quick{ref}.",
        "You finish people's sentences, mostly right.",
        'Every so often a sentence drives off to a place where you had not parked, and those are the people you keep.',
      ],
    },
  ],
  4: [
    {
      view: 'memory',
      sentences: [
        'The family stories are in your keeping, including both versions of the one about the goose{ref}.',
        'At home, thinking is done aloud, between the kettle and the window.',
        'Record an old voice telling it: you will want the pauses.',
      ],
    },
    {
      view: 'desk',
      sentences: [
        'You work best at a table where potatoes have also been peeled{ref}.',
        'Offices make your thoughts stand up straight, which is not their natural posture.',
        'The difficult letters of your life were all written within reach of a fridge magnet.',
      ],
    },
  ],
  5: [
    {
      view: 'crowd',
      sentences: [
        'A pun is more than you can resist, even in a letter to the tax office{ref}.',
        'Words are toys, and you share them: riddles for kids, limericks for retirements, a quiz on the long drive.',
        'Nobody writes them down, you least of all, and somewhere in the world a book of them is missing.',
      ],
    },
    {
      view: 'love',
      sentences: [
        'You court with puzzles: a note under the wiper, a made-up word, a chess move by mail{ref}.',
        'If they solve it you are lost.',
        'Once the two of you are sure of each other, say something that has only one meaning.',
      ],
    },
  ],
  6: [
    {
      view: 'desk',
      sentences: [
        'The checklist taped inside the supply closet is in your handwriting{ref}.',
        "You think in steps, and other people's workdays run on them.",
        'Leave line seven blank, so that whoever uses the list can add what you did not know.',
      ],
    },
    {
      view: 'body',
      sentences: [
        'You read up on sleep until it is past midnight{ref}.',
        'Your nerves sit close to the skin, and too many open loops show up in your jaw by four.',
        'Three of them closed on paper do more for the jaw than an eighth article on magnesium.',
      ],
    },
  ],
  7: [
    {
      view: 'love',
      sentences: [
        'A good correspondent could have your hand{ref}.',
        'Across from one other person your thoughts comb their hair and come forward.',
        "When the talk thins out, ask for it by name, 'I miss talking to you', before you draw conclusions from the quiet.",
      ],
    },
    {
      view: 'quarrel',
      sentences: [
        'People send you in to negotiate: with the landlord, between two cousins, at the copy shop{ref}.',
        'You hear what each would settle for.',
        'In a matter of your own you argue both halves so well that the other person is left without a part.',
      ],
    },
  ],
  8: [
    {
      view: 'desk',
      sentences: [
        'Sealed envelopes interest you{ref}.',
        'You ask the question that makes the room examine its fingernails, and you ask it softly.',
        'Half of what you find out you keep, and it may be time to go through that half and throw some away.',
      ],
    },
    {
      view: 'money',
      sentences: [
        'In everything shared, a garden, a car, a promise, you read the small print{ref}.',
        'Where others see trust, you also see a clause.',
        'Write it down together on a single page, and then leave the page alone.',
      ],
    },
  ],
  9: [
    {
      view: 'desk',
      sentences: [
        "A headline is never enough: you want the country's history, back to the salt trade{ref}.",
        'You think in wide shots.',
        'People at dinner enjoy it for ten minutes, and then they would be glad of a close-up: describe one stall, one face.',
      ],
    },
    {
      view: 'decision',
      sentences: [
        'Languages stick to you like burrs{ref}.',
        'You say thank you in ten of them and dream in two, and your opinions shift when you cross a border.',
        'The largest decisions of your life were taken in places where you had to spell your name.',
      ],
    },
  ],
  10: [
    {
      view: 'crowd',
      sentences: [
        'People know your voice before they know your job: from the podium, the newsletter, the loudspeaker at the fair{ref}.',
        'Talking is what you end up doing for a living, whatever the contract says.',
        'Keep one diary that will never be a post.',
      ],
    },
    {
      view: 'decision',
      sentences: [
        'You plan a career as others plan a speech, with a turn in the middle{ref}.',
        'What you say in public gets repeated, sometimes years after.',
        'Somewhere an audience is still waiting for the part after the turn.',
      ],
    },
  ],
  11: [
    {
      view: 'friendship',
      sentences: [
        'Four circles of friends would not know of each other without your forwarding{ref}.',
        'You have the article, the contact, the joke for everyone.',
        'Send one message this week to a single person, with nothing attached and nothing to pass on.',
      ],
    },
    {
      view: 'crowd',
      sentences: [
        'In a meeting of volunteers it falls to you to say what has just been decided{ref}.',
        "Ideas reach you in company, by way of somebody's half idea.",
        'By the end nobody can say whose idea it was, and you are too pleased with it to ask.',
      ],
    },
  ],
  12: [
    {
      view: 'solitude',
      sentences: [
        'You talk to yourself, and it is some of your best work{ref}.',
        'The answer comes on waking, after a day on which you said you had no opinion.',
        'Whoever gets to hear it then is surprised at how far along you already are.',
      ],
    },
    {
      view: 'memory',
      sentences: [
        'What people leave unsaid you know, and doubt, because there is no proof{ref}.',
        'Thoughts slip through a hole in the pocket and turn up in the lining weeks later.',
        'Feel along the seams now and then: some of those coins are still good.',
      ],
    },
  ],
}
