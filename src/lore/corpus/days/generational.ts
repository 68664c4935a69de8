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
          'Somebody may want to know.',
          "Explaining it takes you three tries, and the third is so simple that they'll be using it themselves within the week.",
        ],
        task: 'Try out the idea that seems too simple, on something where it can do no harm.',
      },
      {
        says: [
          "You're left alone in exactly the right way.",
          'Your Uranus asks for room before it asks for love, which has puzzled some people who had plenty of both to give.',
          'With enough air around you it turns out that you like company.',
          "There's a person you could call who won't make anything of the fact that you did.",
        ],
        task: "Spend an hour with somebody who never asks where you've been.",
      },
      {
        says: [
          "If you've been waiting for permission, you may as well stop.",
          'Your Uranus never asks twice, and it tends to leave by the window while the door is being discussed.',
          "Something you've been told can't be done that way may simply never have been tried.",
          'A trial run costs an afternoon, and it would be the best afternoon of the week.',
        ],
        task: "Try the thing that can't be done, once, on the smallest scale there is.",
      },
      {
        says: [
          'A stranger may understand you faster than your friends do.',
          'Your Uranus gets along with people it has nothing in common with, since they expect nothing of it.',
          'That could be somebody half your age, or on the other side of an argument.',
          "Talking to them is like opening a window, and you'll be easier to live with for a day or two afterward.",
        ],
        task: 'Speak to one person you would normally never have spoken to.',
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
          "Plans come apart, and you're a little too pleased about it.",
          'Your Uranus would sooner improvise than keep an appointment.',
          'Other people may have arranged things around the appointment.',
          "They're not dull for that, and one of them may have gone to some trouble that you won't hear about unless you turn up.",
        ],
        task: 'Keep the one arrangement that somebody else would pay for if you broke it.',
      },
      {
        says: [
          'You heard yourself say no before you knew what the question was.',
          'Your Uranus reacts to being expected, however kindly.',
          'The kind ones are the ones who suffer.',
          "They ask because they'd like you there, and what you refuse may be somebody from a long time ago who never asked.",
        ],
        task: 'Take back one no, if only halfway, and say what would make it easy for you to come.',
      },
      {
        says: [
          'Do you want out, or do you want to be able to get out?',
          "Your Uranus can stand nearly anything that it's free to leave.",
          'Without an exit it will tear at a wall it never minded before.',
          'Much of the pressure may go if you find out what leaving would really involve, in days and in dollars.',
        ],
        task: 'Find out what it would take to leave, and then decide whether you still want to.',
      },
      {
        says: [
          "Something may not work, and it'll be the thing with a plug.",
          'Your Uranus reacts to a breakdown with a jolt of energy, some of it quite cheerful.',
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
          'You can tell how it should feel, and that is enough to go on.',
          'Your Neptune works with moods and pictures, and it has little to say in a meeting.',
          'There is no meeting.',
          "What you make, cook, play, or write in the next hour or so may have something about it that you couldn't have planned.",
        ],
        task: "Go by feel for an hour, and look at what you've done only at the end.",
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
      {
        says: [
          "You may know what somebody needs before they've said hello.",
          'Your Neptune picks up a mood the way others pick up a smell.',
          'As a rule you adjust to it without thinking and end up tired.',
          "This time you could say what you notice, since the person would feel found, and you'd know where their mood ends.",
        ],
        task: "Tell somebody, kindly, what mood you think they're in, and ask if you're right.",
      },
      {
        says: [
          'A daydream is worth writing down.',
          'Your Neptune plans in images, so its best ideas arrive looking like a waste of time.',
          'One of them may keep coming back.',
          'The place, the hour, or the company in it is usually something that could be arranged.',
        ],
        task: 'Write down the daydream you keep having, and arrange one small detail of it.',
      },
    ],
    presses: [
      {
        says: [
          "You're not sure what was agreed, and you were there.",
          'Your Neptune fills the gaps in what people say with what it hopes they meant.',
          'The hope is a generous one.',
          'It can cost somebody an hour of waiting in a different place, and each of you would swear to what the other one said.',
        ],
        task: 'Confirm one time, one place, and one amount in writing before you go anywhere.',
      },
      {
        says: [
          "Everything is a bit too much, and you can't say what.",
          "Your Neptune has no lid, so other people's troubles get into it like rain.",
          "You've been trying to be helpful, and you're wet through.",
          'Nobody is better off for that, and one of them would have managed with a phone number.',
        ],
        task: 'Give one person help that has an end, and put off the others until tomorrow.',
      },
      {
        says: [
          "You'd like to be somewhere else, or to be told that you already are.",
          'Your Neptune slips away when life gets hard-edged, by way of a series, a drink, or a very good daydream.',
          'It deserves a break.',
          "The thing you're avoiding takes about twenty minutes and has begun to feel like a year, since you visit it so often without going in.",
        ],
        task: 'Give the thing you are avoiding twenty minutes by the clock, and then have the daydream.',
      },
      {
        says: [
          'Is it them you miss, or the person you took them for?',
          'Your Neptune completes people, and it does so beautifully.',
          'Then they go and order something that your version would never have eaten.',
          "It isn't their fault, and the one they really are may be less poetic and rather easier to have breakfast with.",
        ],
        task: "Ask somebody a question that you've always answered for them in your mind.",
      },
      {
        says: [
          'You may feel guilty for something that nobody has mentioned.',
          'Your Neptune takes in a disappointed look as if it had been addressed to it.',
          'So you offer to make up for it, and people accept, not knowing what for.',
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
          "You can let go of it, and it doesn't feel like losing.",
          'Your Pluto holds on far past the point where others would have given up, which has saved you more than once.',
          "There's nothing here to be saved.",
          'What you get back is the attention, and you had forgotten how much of it there was.',
        ],
        task: "Throw out, delete, or finish one thing you've been guarding for no reason.",
      },
      {
        says: [
          'You can ask the hard question in a soft voice.',
          'Your Pluto wants to know what is under a thing, and in company it usually keeps its shovel out of sight.',
          'Someone may be glad to see it.',
          "There are matters that get heavier with each month of not being mentioned, and you're the one person there who isn't afraid of the answer.",
        ],
        task: "Ask one question that you've been told not to ask, gently and in private.",
      },
      {
        says: [
          'What used to scare you may have turned into something you know how to do.',
          'Your Pluto has been through a few endings, and it has kept the tools.',
          'You may not have counted how many.',
          "A person who is facing their first one could use somebody who doesn't lower their voice.",
        ],
        task: 'Tell somebody how you got through something, including the part that was funny.',
      },
    ],
    presses: [
      {
        says: [
          'It has to be all or nothing, and nobody but you has said so.',
          "Your Pluto raises the stakes when it's frightened, so that a small question turns into whether you can be trusted at all.",
          'The other person may only want to change the date.',
          "They can tell that it's about something else, and they won't guess what.",
        ],
        task: 'Answer the small question as a small question, and write the large one down for yourself.',
      },
      {
        says: [
          "You're sure that something is being kept from you.",
          'Your Pluto would rather know the worst than wonder, and it wonders a good deal.',
          'You have looked twice already.',
          "There's a version of this in which they're busy and a little thoughtless, and you won't find that one by looking.",
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
      {
        says: [
          'Who has the power here? You may be thinking about little else.',
          "Your Pluto feels an unequal footing at once and can't rest until it's settled.",
          'The other person may never have thought about it in those terms.',
          "If you tell them what you'd need in order to feel safe, they might simply give it to you.",
        ],
        task: 'Say what you need to feel safe in this, to the person who could give it.',
      },
      {
        says: [
          'You may be going back over it to find the moment when you could have won.',
          "Your Pluto doesn't forget a defeat, and it can make one out of very little.",
          "There was no contest, as far as they're concerned.",
          "The energy that goes into the replay is considerable, and there's something else in your life that has been waiting for exactly that much.",
        ],
        task: "Put the next hour that you'd spend on the replay into something you are building.",
      },
    ],
  },
}
