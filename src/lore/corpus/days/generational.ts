import type { DayThought } from '#lore/authored.ts'

/** Of planets that keep a sign for years: what each does in a person, whichever body touches it. */
export const generationalThoughts: Record<
  'uranus' | 'neptune' | 'pluto',
  Record<'eases' | 'presses', readonly DayThought[]>
> = {
  uranus: {
    eases: [
      {
        says: [
          'You could do it differently, and for once nobody would mind.',
          'Your Uranus keeps an exit open in everything you have agreed to, and most of the time you are too busy to use it.',
          "You needn't leave.",
          'A small departure from the usual, such as another hour, another route, or the honest answer, gives you back the feeling that you chose all this.',
        ],
        task: 'Do one ordinary thing in an order or at a time that makes no sense to anyone else.',
      },
      {
        says: [
          'Something falls into place at an odd moment, from an odd side.',
          'Your Uranus thinks in jumps, and you seldom get to show how you came by the result.',
          'Somebody wants to know.',
          'Explaining it takes you three tries, and the third is so simple that they will be using it themselves within the week.',
        ],
        task: 'Try out the idea that seems too simple, on something where it can do no harm.',
      },
      {
        says: [
          "You're left alone in exactly the right way.",
          'Your Uranus asks for room before it asks for love, which has puzzled some people who had plenty of both to give.',
          'With enough air around you it turns out that you like company.',
          'There is a person you could call who will not make anything of the fact that you did.',
        ],
        task: 'Spend an hour with somebody who never asks where you have been.',
      },
    ],
    presses: [
      {
        says: [
          "You can't sit still, and the thing you are sitting on is getting the blame.",
          'Your Uranus takes a long quiet stretch for a trap.',
          'So it looks for the nearest thing that could be overturned.',
          'What is nearest may be something you need, like a job or a person, when all you were short of was a surprise.',
        ],
        task: 'Change something small and harmless at once, and leave the large thing for two days.',
      },
      {
        says: [
          'Plans come apart, and you are a little too pleased about it.',
          'Your Uranus would sooner improvise than keep an appointment.',
          'Other people have arranged things around the appointment.',
          "They're not dull for that, and one of them has gone to some trouble that you won't hear about unless you turn up.",
        ],
        task: 'Keep the one arrangement that somebody else would pay for if you broke it.',
      },
      {
        says: [
          'You heard yourself say no before you knew what the question was.',
          'Your Uranus reacts to being expected, however kindly.',
          'The kind ones are the ones who suffer.',
          'They asked because they would like you there, and what you refused was somebody from a long time ago who never asked.',
        ],
        task: 'Take back one no, if only halfway, and say what would make it easy for you to come.',
      },
    ],
  },
  neptune: {
    eases: [
      {
        says: [
          'You can tell how it should feel, and that is enough to go on.',
          'Your Neptune works with moods and pictures, and it has little to say in a meeting.',
          'There is no meeting.',
          "What you make, cook, play, or write in the next hour or so has something in it that you couldn't have put there on purpose.",
        ],
        task: 'Work by feel for an hour, and look at what you have done only at the end.',
      },
      {
        says: [
          'You forgive somebody without having meant to.',
          'Your Neptune sees how a person got to be the way they are, and at such moments it is hard to stay angry.',
          "You aren't excusing what they did.",
          'All that has changed is that you no longer need them to understand it before you can get on with the day.',
        ],
        task: 'Let one old grudge go unmentioned the next time there is an opening for it.',
      },
      {
        says: [
          'Rest does what it is supposed to do.',
          'Your Neptune takes in more than you notice, so you can be worn out by a day in which nothing happened.',
          'It lets go of it again, given water or music or a dark room.',
          'You come back with one clear wish, and it may be a surprisingly simple one.',
        ],
        task: 'Do nothing for half an hour in a place with no screen, and keep the wish that comes up.',
      },
    ],
    presses: [
      {
        says: [
          "You're not sure what was agreed, and you were there.",
          'Your Neptune fills the gaps in what people say with what it hopes they meant.',
          'The hope is a generous one.',
          'It has just cost somebody an hour of waiting in a different place, and each of you would swear to what the other one said.',
        ],
        task: 'Confirm one time, one place, and one amount in writing before you go anywhere.',
      },
      {
        says: [
          'Everything is a bit too much, and you cannot say what.',
          "Your Neptune has no lid, so other people's troubles get into it like rain.",
          "You've been trying to be helpful, and you're wet through.",
          'Nobody is better off for that, and one of them would have managed with a phone number.',
        ],
        task: 'Help one person in a way that has an end, and put off the others until tomorrow.',
      },
      {
        says: [
          'You would like to be somewhere else, or to be told that you already are.',
          'Your Neptune slips away when life gets hard-edged, by way of a series, a drink, or a very good daydream.',
          'It deserves a break.',
          "The thing you're avoiding takes about twenty minutes and has begun to feel like a year, since you visit it so often without going in.",
        ],
        task: 'Give the thing you are avoiding twenty minutes by the clock, and then have the daydream.',
      },
    ],
  },
  pluto: {
    eases: [
      {
        says: [
          'You have more strength than the situation needs, and you can feel it in how calm you are.',
          'Your Pluto is at its best in a crisis and slightly at a loss on an ordinary day.',
          'You could use the surplus.',
          'Something that has been stuck for so long that everyone steps around it would move if you put your shoulder to it once.',
        ],
        task: 'Take on one old obstacle at home or at work, for an hour, with your whole weight.',
      },
      {
        says: [
          "You know what's really going on, and there's no need to use it.",
          'Your Pluto sees where the power lies in any group within minutes.',
          'Most people would rather not know that you know.',
          "Someone who's been losing without understanding why would be grateful for one sentence of it, said in private.",
        ],
        task: 'Tell one person how things work there, as a friend, and leave the decision to them.',
      },
      {
        says: [
          'You can let go of it, and it does not feel like losing.',
          'Your Pluto holds on far past the point where others would have given up, which has saved you more than once.',
          "There's nothing here to be saved.",
          'What you get back is the attention, and you had forgotten how much of it there was.',
        ],
        task: 'Throw out, delete, or finish one thing you have been guarding for no reason.',
      },
    ],
    presses: [
      {
        says: [
          'It has to be all or nothing, and nobody but you has said so.',
          'Your Pluto raises the stakes when it is frightened, so that a small question turns into whether you can be trusted at all.',
          'The other person had only wanted to change the date.',
          "They can tell that it's about something else, and they will not guess what.",
        ],
        task: 'Answer the small question as a small question, and write the large one down for yourself.',
      },
      {
        says: [
          'You are sure that something is being kept from you.',
          'Your Pluto would rather know the worst than wonder, and it wonders a good deal.',
          'You have looked twice already.',
          'There is a version of this in which they are busy and a little thoughtless, and you will not find that one by looking.',
        ],
        task: 'Ask openly for the one thing you want to know, or leave it alone until tomorrow.',
      },
      {
        says: [
          "You're tightening your grip, and you call it being responsible.",
          'Your Pluto takes over where it is afraid of what would happen otherwise.',
          'You do it well, so they let you.',
          'Bit by bit they have stopped thinking about it themselves, and now it is true that nothing works without you.',
        ],
        task: 'Hand over one decision completely, and live with how it is made.',
      },
    ],
  },
}
