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
          'You might take the other way home, for no reason that you could give.',
          "With your Uranus, you keep an exit open in everything you've agreed to, and most of the time you're too busy to use it.",
          "You needn't leave.",
          'A small departure from the usual, such as another hour, another route, or the honest answer, gives you back the feeling that you chose all this.',
        ],
        task: 'Do one ordinary thing in an order or at a time that makes no sense to anyone else.',
      },
      {
        says: [
          'A missing piece turns up at an odd moment, from an odd side.',
          'You think in jumps (your Uranus), and you seldom get to show how you came by the result.',
          'Somebody may want to know.',
          "Explaining it takes you three tries, and the third is so simple that they'll be using it themselves within the week.",
        ],
        task: 'Try out the idea that seems too simple, on something where it can do no harm.',
      },
      {
        says: [
          'Somebody may be glad to see you and ask nothing.',
          'You ask for room before you ask for love (your Uranus), and it may have puzzled some people who had plenty of both to give.',
          'With enough room you find that you like company.',
          "There's a person you could call who won't make anything of the fact that you did.",
        ],
        task: "Spend an hour with somebody who never asks where you've been.",
      },
      {
        says: [
          "If you've been waiting for permission, you may as well stop.",
          "It's because of your Uranus that you never ask twice, and you tend to be gone while others are still discussing whether you may go.",
          "Something you've been told can't be done that way may simply never have been tried.",
          'A trial run costs an afternoon, and it would be the best afternoon of the week.',
        ],
        task: "Try the thing that can't be done, once, on the smallest scale there is.",
      },
      {
        says: [
          'A stranger may understand you faster than your friends do.',
          'You get along with people you have nothing in common with (your Uranus), since they expect nothing of you.',
          'That could be somebody half your age, or on the other side of an argument.',
          "You come away from such a talk with new ideas, and you'll be easier to live with for a day or two afterward.",
        ],
        task: "Sit somewhere other than usual, and ask the person next to you what they're working on.",
      },
    ],
    presses: [
      {
        says: [
          "You may have moved the table twice, and it isn't the table.",
          'You take a long quiet stretch for a trap (your Uranus).',
          'So you look for something that could be overturned.',
          'What is nearest may be something you need, like a job or a person, when all you were short of was a surprise.',
        ],
        task: 'Change something small and harmless at once, and leave the large thing for two days.',
      },
      {
        says: [
          "Something may get canceled, and you're a little too pleased about it.",
          'You would sooner improvise than keep an appointment (your Uranus).',
          'Other people may have arranged things around the appointment.',
          "They're not dull for that, and one of them may have gone to some trouble that you won't hear about unless you turn up.",
        ],
        task: 'Keep the one arrangement that somebody else would pay for if you broke it.',
      },
      {
        says: [
          "You may have said no before they've finished asking.",
          "Thanks to your Uranus, you don't like to be expected anywhere, however kindly it's meant.",
          'The kind ones are the ones who suffer.',
          "They ask because they'd like you there, and the person you're really refusing may be somebody from a long time ago who never asked.",
        ],
        task: 'Take back one no, if only halfway, and say what would make it easy for you to come.',
      },
      {
        says: [
          'Do you want out, or do you want to be able to get out?',
          "You can stand nearly anything that you're free to leave (your Uranus).",
          'Without an exit you get angry at limits you never minded before.',
          'Much of the pressure may go if you find out what leaving would really involve, in days and in dollars.',
        ],
        task: "Go away for one night by yourself, and tell the others when you'll be back.",
      },
      {
        says: [
          'Something may refuse to work, most likely the thing with a plug.',
          'A breakdown gives you a jolt of energy (your Uranus), some of it quite cheerful.',
          'The others are standing around waiting for it to be as it was.',
          'You could use the gap to ask whether it has to be, because by tomorrow everyone will be used to it again.',
        ],
        task: 'Use the next thing that breaks down or falls through to do it differently once.',
      },
    ],
  },
  neptune: {
    eases: [
      {
        says: [
          "You might cook without a recipe and know when it's done.",
          'You work with moods and pictures (your Neptune), and you have little to say in a meeting.',
          'There is no meeting.',
          "What you make, cook, play, or write in the next hour or so may have something about it that you couldn't have planned.",
        ],
        task: "Go by feel for an hour, and look at what you've done only at the end.",
      },
      {
        says: [
          "You may find that you've stopped being angry with somebody, and not know when.",
          "With your Neptune, you see how a person got to be the way they are, and at such moments it's hard to stay angry.",
          "You aren't excusing what they did.",
          'All that has changed is that you no longer need them to understand it before you can get on with the day.',
        ],
        task: 'Let one old grudge go unmentioned the next time there is an opening for it.',
      },
      {
        says: [
          "Twenty minutes on a bench may be worth a night's sleep.",
          'You take in more than you notice (your Neptune), so you can be worn out by a day in which nothing happened.',
          'You let go of it again, given water or music or a dark room.',
          'You come back with one clear wish, and it may be a surprisingly simple one.',
        ],
        task: 'Do nothing for half an hour in a place with no screen, and keep the wish that comes up.',
      },
      {
        says: [
          "You may know what somebody needs before they've said hello.",
          'Thanks to your Neptune, you pick up a mood the way others pick up a smell.',
          'As a rule you adjust to it without thinking and end up tired.',
          "This time you could say what you notice, since the person would feel found, and you'd know where their mood ends.",
        ],
        task: 'Spend half an hour alone after the next crowded room, and notice which mood is yours.',
      },
      {
        says: [
          'A daydream is worth writing down.',
          'You plan in images (your Neptune), so your best ideas arrive looking like a waste of time.',
          'One of them may keep coming back.',
          'The place, the hour, or the company in it is usually something that could be arranged.',
        ],
        task: 'Draw or describe the place you keep seeing, on one page.',
      },
    ],
    presses: [
      {
        says: [
          'Two people may remember the same conversation, and one of them is you.',
          "It's because of your Neptune that you fill the gaps in what people say with what you hope they meant.",
          'The hope is a generous one.',
          'It can cost somebody an hour of waiting in a different place, and each of you would swear to what the other one said.',
        ],
        task: 'Confirm one time, one place, and one amount in writing before you go anywhere.',
      },
      {
        says: [
          'You may have been helping for hours, and nobody looks helped.',
          "You have little protection from other people's troubles (your Neptune), so they become yours.",
          'You may have been trying to be helpful until you were worn out.',
          'Nobody is better off for that, and one of them would have managed with a phone number.',
        ],
        task: 'Give one person help that has an end, and put off the others until tomorrow.',
      },
      {
        says: [
          "You may be looking at apartments in a city you've never been to.",
          'When life gets hard-edged you slip away (your Neptune), by way of a series, a drink, or a very good daydream.',
          "You've earned a break.",
          "The thing you're avoiding takes about twenty minutes and has begun to feel like a year, since you think of it so often without starting.",
        ],
        task: 'Give the thing you are avoiding twenty minutes by the clock, and then have the daydream.',
      },
      {
        says: [
          'Do you miss somebody, or the person you took them for?',
          "With your Neptune, you fill in what you don't know of a person, and you do it beautifully.",
          'Then they go and order something that your version would never have eaten.',
          "It isn't their fault, and the one they really are may be less poetic and rather easier to have breakfast with.",
        ],
        task: "Ask somebody a question that you've always answered for them in your mind.",
      },
      {
        says: [
          "Somebody may look disappointed, and you've begun to make it up to them.",
          'You take a disappointed look as if it had been meant for you (your Neptune).',
          'So you offer to make up for something, and people accept, not knowing what for.',
          'It could be worth finding out what the look was about before you give away your evening.',
        ],
        task: 'Ask what is wrong before you offer to put it right.',
      },
    ],
  },
  pluto: {
    eases: [
      {
        says: [
          'When the lights go out, people may look at you.',
          "You're at your best in a crisis (your Pluto), and slightly at a loss on an ordinary day.",
          'You could use the surplus.',
          'Something that has been stuck for so long that everyone steps around it would move if you gave it one real push.',
        ],
        task: 'Take on one old obstacle at home or at work, for an hour, with your whole weight.',
      },
      {
        says: [
          'You may notice who looks at whom before anyone answers.',
          'With your Pluto, you see where the power lies in any group within minutes.',
          'Most people would rather not know that you know.',
          "Someone who's been losing without understanding why would be grateful for one sentence of it, said in private.",
        ],
        task: 'Tell one person how things work there, as a friend, and leave the decision to them.',
      },
      {
        says: [
          "There may be a file on your computer that you've been keeping in case it's ever needed as proof.",
          'You hold on far past the point where others would have given up (your Pluto), which may have saved you more than once.',
          "There's nothing here to be saved.",
          'What you get back is the attention, and you had forgotten how much of it there was.',
        ],
        task: "Throw out, delete, or finish one thing you've been guarding for no reason.",
      },
      {
        says: [
          'You can ask the hard question in a soft voice.',
          "It's because of your Pluto that you want to know what is under a thing, and in company you usually hide it.",
          "Someone may be glad if you don't.",
          "There are matters that get heavier with each month of not being mentioned, and you're the one person there who isn't afraid of the answer.",
        ],
        task: "Ask one question that you've been told not to ask, gently and in private.",
      },
      {
        says: [
          'What used to scare you may have turned into something you know how to do.',
          'You may have been through a few endings (your Pluto), and you know what helps.',
          'You may not have counted how many.',
          "A person who is facing their first one could use somebody who doesn't lower their voice.",
        ],
        task: 'Tell somebody how you got through something, including the part that was funny.',
      },
    ],
    presses: [
      {
        says: [
          'If you want all or nothing, nobody but you has said that those are the choices.',
          "When you're frightened you raise the stakes (your Pluto), so that a small question turns into whether you can be trusted at all.",
          'Somebody may only want to move a date.',
          "They can tell that it's about something else, and they won't guess what.",
        ],
        task: 'Answer the small question as a small question, and write the large one down for yourself.',
      },
      {
        says: [
          'You may be reading the latest message for what it leaves out.',
          'While it lasts you would rather know the worst than wonder (your Pluto).',
          'You may have looked twice already.',
          "Most likely they're busy and a little thoughtless, and another look won't tell you so.",
        ],
        task: 'Ask openly for the one thing you want to know, or leave it alone until tomorrow.',
      },
      {
        says: [
          'You may be checking work that was done by somebody you trust.',
          "Thanks to your Pluto, you take over where you're afraid of what would happen otherwise.",
          'You do the work well, so everyone lets you.',
          "Bit by bit people have stopped thinking for themselves, and now it's true that nothing works without you.",
        ],
        task: 'Hand over one decision completely, and live with how it is made.',
      },
      {
        says: [
          'Who has the power here? You may be thinking about little else.',
          "You feel an unequal footing at once (your Pluto), and you can't rest until it's settled.",
          'The other person may never have thought about it in those terms.',
          "If you tell them what you'd need in order to feel safe, they might simply give it to you.",
        ],
        task: "Suggest one thing that you'd decide and one that they would, and ask if that's fair.",
      },
      {
        says: [
          'You may be going back over an old defeat to find the moment when you could have won.',
          "With your Pluto, you don't forget a defeat, and you can make one out of very little.",
          "There was no contest, as far as they're concerned.",
          "The energy that goes into the replay is considerable, and there's something else in your life that has been waiting for exactly that much.",
        ],
        task: "Write the first page, or draw the first plan, of something you'd like to build.",
      },
    ],
  },
}
