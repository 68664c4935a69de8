import type { House } from '../../house.ts'

/** What a month is about, as one noun and what becomes of it. */
export interface Plot {
  noun: string
  /** After the sentence that says what the month is about. */
  opens: string
  /** A contact that presses, one that helps, and one that sets it going. */
  resisted: string[]
  helped: string[]
  pushed: string[]
  turned: string
  shown: string
  closes: string
}

/** By the house in which the main contact of the month takes place. */
export const plots: Record<House, Plot[]> = {
  1: [
    {
      noun: 'the way you introduce yourself',
      opens: 'The old version still works, and you have started to hear yourself say it.',
      resisted: [
        'Somebody may prefer the old you, mostly because they know where to find it.',
        'You may fall back on the old version when you are tired, which is no defeat.',
      ],
      helped: [
        'The new version comes out unplanned and goes over well.',
        'One person already treats you as who you are about to be.',
      ],
      pushed: [
        'You say it differently, once, to see how it sounds.',
        'You are asked about yourself at a moment when you have no answer ready.',
      ],
      turned: 'From here on you notice when you are describing somebody you used to be.',
      shown: 'People can see it by now, so there is no need to announce it.',
      closes: 'The month was for finding out which parts of your manner you still mean.',
    },
    {
      noun: 'a decision about yourself',
      opens: 'It concerns nobody else at first, which is why it has been easy to put off.',
      resisted: [
        'Other people have uses for you as you are, and they say so.',
        'You may argue both sides of it in one evening and get no further.',
      ],
      helped: [
        'It looks simpler than it has in weeks.',
        'Somebody asks the right question, and half of it is decided.',
      ],
      pushed: [
        'You take the first small step before you have finished thinking.',
        'The subject comes up without your bringing it up.',
      ],
      turned: 'After this you know the answer, even if it takes you a week to say it.',
      shown: 'It shows in how you carry yourself before it shows in your calendar.',
      closes: 'The month was for making up your mind in your own time.',
    },
  ],
  2: [
    {
      noun: 'a number',
      opens:
        'It may be a price or what you put aside each month, and it has not been looked at for a while.',
      resisted: [
        'Somebody finds the number too high, or you do.',
        'An expense turns up that the number had left out.',
      ],
      helped: [
        'The number holds, and you can plan on it.',
        'An easier way to pay for it comes to mind.',
      ],
      pushed: ['You write it down for the first time.', 'You have to say the number out loud.'],
      turned: 'Here you see whether it is really about money, or about what your time is worth.',
      shown: 'The result can be read off a statement, for once without squinting.',
      closes: 'The month was for putting a figure on something you had left vague.',
    },
    {
      noun: 'what you can count on',
      opens: 'Some of it is money, and some of it is a skill you stopped charging for.',
      resisted: [
        'One thing you counted on gives a little, and you see how much weight it carried.',
        'You may hold on to something because it is yours and for no other reason.',
      ],
      helped: [
        'You have more in reserve than you thought.',
        'Something you own turns out to be useful to somebody else.',
      ],
      pushed: [
        'You take stock, a shorter job than you feared.',
        'A chance to earn comes up, on terms you can still change.',
      ],
      turned: 'What remains after this is what you can build on.',
      shown: 'You can point to it now, if anyone asks.',
      closes: 'The month was for learning what holds you up.',
    },
  ],
  3: [
    {
      noun: 'something you have to say',
      opens: 'You have been saying it to yourself for a while, in several versions.',
      resisted: [
        'The first version meets with silence or with a joke.',
        'You hear the counterargument in your own voice, and it is not a bad one.',
      ],
      helped: [
        'The right words come while you are doing something else.',
        'Someone asks you about it, and that is an opening.',
      ],
      pushed: [
        'You get the first sentence down.',
        'It slips out in a conversation about something else.',
      ],
      turned: 'Here it stops being a draft and becomes a conversation.',
      shown: 'It is out now, and the world has gone on as before.',
      closes: 'The month was for saying it once, clearly, to the right person.',
    },
    {
      noun: 'a conversation',
      opens: 'It started some time ago and stopped at the difficult part.',
      resisted: [
        'The other person answers a different question.',
        'A short reply may sound like a no when it was typed on the stairs.',
      ],
      helped: [
        'It goes on as though it had never stopped.',
        'A neighbor or a relative tells you the half you were missing.',
      ],
      pushed: [
        'You write the message you had been composing in your head.',
        'You run into the person before you are ready.',
      ],
      turned: 'This is where one of you says the thing that the rest was about.',
      shown: 'Others hear of it, and some of them have known all along.',
      closes: 'The month was for finishing a talk that had been left in the middle.',
    },
  ],
  4: [
    {
      noun: 'home',
      opens: 'The question is where you belong at the end of a day, and with whom.',
      resisted: [
        'Somebody you live with, or come from, wants things left as they are.',
        'A practical detail stands in the way, the kind with a form attached.',
      ],
      helped: [
        'An evening at home goes the way you would like more of them to go.',
        'Someone in the family is easier to talk to than you expected.',
      ],
      pushed: [
        'You move something, perhaps only the table.',
        'A question about the place comes up and wants an answer.',
      ],
      turned: 'After this you know whether you are staying, in the sense that matters.',
      shown: 'Anyone who visits can tell that something has been settled.',
      closes: 'The month was for making a place that you are glad to come back to.',
    },
    {
      noun: 'a family matter',
      opens: 'It has been handled for years by not being mentioned.',
      resisted: [
        'Somebody repeats what has always been said about it.',
        'You may find yourself twelve years old for about an hour.',
      ],
      helped: [
        'One relative says something sensible, and you are grateful.',
        'An old arrangement turns out to be easy to change.',
      ],
      pushed: [
        'You bring it up, more briefly than you had rehearsed.',
        'News from home puts it in front of you.',
      ],
      turned: 'Here the old way of handling it stops working, and that is a relief.',
      shown: 'It is spoken of at last, with less noise than everyone feared.',
      closes: 'The month was for deciding what you want to pass on and what can end with you.',
    },
  ],
  5: [
    {
      noun: 'something you make for its own sake',
      opens: 'It earns nothing and has no deadline, so it has been first to be dropped.',
      resisted: [
        "You look at it with a stranger's eyes and lose heart for a day.",
        'Duty asks for the same evening, and duty usually wins.',
      ],
      helped: [
        'An hour on it gives you more energy than it takes.',
        'Somebody enjoys it without being asked to.',
      ],
      pushed: [
        'You begin before you have the right equipment.',
        'You make a bad first version and rather like it.',
      ],
      turned: 'From here on it has its own hour and does not have to ask.',
      shown: 'You let somebody see it.',
      closes: 'The month was for proving that you can want something without needing it to pay.',
    },
    {
      noun: 'what you enjoy',
      opens: 'You know what you used to enjoy, and the list could be out of date.',
      resisted: [
        'Something that used to be fun feels like an appointment.',
        'You may be the only one in the mood, and it is a test of the mood.',
      ],
      helped: [
        'You laugh more than the occasion calls for.',
        'An invitation arrives at the right moment.',
      ],
      pushed: [
        'You try one new thing, without a plan to get good at it.',
        'Somebody younger shows you how it is done.',
      ],
      turned: 'Here you find out what you would do with a free day.',
      shown: 'It shows in photos, where you look like yourself.',
      closes: 'The month was for updating your idea of a good time.',
    },
  ],
  6: [
    {
      noun: 'your routine',
      opens: 'It was built for a life you had about two years ago.',
      resisted: [
        'The week is too full for the new habit, exactly as it was for the old one.',
        'Your body votes against the plan, usually by way of sleep.',
      ],
      helped: [
        'One small change makes three other things easier.',
        'A tedious job gets done before you have had time to dread it.',
      ],
      pushed: [
        'You change the hour at which one thing happens.',
        'Something breaks that you had meant to replace.',
      ],
      turned: 'From here the days run in a different order.',
      shown: 'Somebody else notices that you are less rushed.',
      closes: 'The month was for giving your days a shape that fits the life you have now.',
    },
    {
      noun: 'the workload',
      opens: 'It grew by favors, each of them too small to refuse.',
      resisted: [
        'Another favor is asked, politely.',
        'You do it yourself because explaining would take longer.',
      ],
      helped: [
        'Somebody takes a piece of it off your hands.',
        'You finish one thing completely and feel the difference.',
      ],
      pushed: [
        'You write down what you do in a day, and the list surprises you.',
        'A change of plan forces you to choose.',
      ],
      turned: 'This is where you say what you can do and by when.',
      shown: 'Others can see how much it was, now that some of it has stopped.',
      closes: 'The month was for finding out which part of the work is yours.',
    },
  ],
  7: [
    {
      noun: 'an agreement',
      opens: 'Two people have been keeping it, and each has a slightly different copy.',
      resisted: [
        'You each quote your own version.',
        'The other person wants something they never mentioned before.',
      ],
      helped: [
        'You find out that you both wanted the same change.',
        'The other person makes the first move.',
      ],
      pushed: [
        'You ask what the other person thinks was agreed.',
        'Someone new comes along with terms of their own.',
      ],
      turned:
        'After this the agreement is a different one, whether or not you have signed anything.',
      shown: 'Other people can see where the two of you stand.',
      closes: 'The month was for agreeing on purpose to what you had agreed to by habit.',
    },
    {
      noun: 'the other person',
      opens: 'It may be a partner, or a friend you see nearly every week.',
      resisted: [
        'They are busy with something that has nothing to do with you.',
        'You hear a criticism where there may have been a question.',
      ],
      helped: [
        'They meet you more than halfway.',
        'An ordinary errand done together does more than a talk would.',
      ],
      pushed: [
        'You make the call that you had been leaving to them.',
        'They ask you for something, plainly.',
      ],
      turned: 'Here you see them as they are this year.',
      shown: 'What is between you is plain to both of you now.',
      closes: 'The month was for looking at somebody you thought you knew.',
    },
  ],
  8: [
    {
      noun: 'what you owe each other',
      opens: 'Some of it is money, and most of it was never written down.',
      resisted: [
        'Somebody remembers the amounts differently.',
        'You would rather pay than discuss it, which is how it got this way.',
      ],
      helped: [
        'The sum is smaller than the silence about it.',
        'Somebody trusts you with the real figure.',
      ],
      pushed: ['You open the statement, or the subject.', 'An old favor is called in.'],
      turned: 'From here on you both know who owes what.',
      shown: 'There is nothing left to hide about it, and you breathe more easily.',
      closes: 'The month was for getting even in the friendly sense.',
    },
    {
      noun: 'a confidence',
      opens: 'You have been deciding for a while whom to tell.',
      resisted: [
        'You test somebody, and they do not know that it is a test.',
        'You may hold back at the very moment when it would have been easy.',
      ],
      helped: [
        'Somebody tells you something first.',
        'You find that you are trusted with more than you knew.',
      ],
      pushed: ['You say a part of it, to see what happens.', 'Somebody guesses.'],
      turned: 'After this one person knows, and it is lighter for two.',
      shown: 'What you guarded turns out to be less unusual than you believed.',
      closes: 'The month was for finding out who can be told.',
    },
  ],
  9: [
    {
      noun: 'a bigger plan',
      opens: 'It may be a trip or a course of study, and it has outgrown daydreaming.',
      resisted: [
        'The dates do not work, or the price does not.',
        'Somebody asks what it is for, and the answer is not ready.',
      ],
      helped: [
        'Someone you met far from home turns out to be useful.',
        'You learn the one fact that makes it possible.',
      ],
      pushed: [
        'You look up what it would really take.',
        'A first step costs you nothing, so you take it.',
      ],
      turned: 'Here it goes from a wish to a date.',
      shown: 'You tell people about it, and now it is a plan.',
      closes: 'The month was for turning something distant into something you can book.',
    },
    {
      noun: 'what you believe',
      opens: 'You have said it so often that you have not checked it lately.',
      resisted: [
        'Somebody intelligent disagrees with you.',
        'A fact gets in the way of a principle.',
      ],
      helped: [
        'You read or hear something that puts it better than you could.',
        'Someone from another walk of life agrees with you.',
      ],
      pushed: [
        'You are asked to explain yourself.',
        'You catch yourself teaching something you have not practiced.',
      ],
      turned: 'From here on you believe a slightly different thing, with better reasons.',
      shown: 'You stand up for it where people can hear you.',
      closes: 'The month was for bringing your opinions up to date.',
    },
  ],
  10: [
    {
      noun: 'your position',
      opens: 'You have grown out of the description, and nobody has rewritten it.',
      resisted: [
        'Somebody above you likes things as they are.',
        'You are given more to do and the same title to do it under.',
      ],
      helped: [
        'A person with a say in it notices what you do.',
        'Your work speaks for you at a good moment.',
      ],
      pushed: [
        'You ask the question about your future out loud.',
        'Something falls to you because nobody else steps forward.',
      ],
      turned: 'After this it is clear what you are aiming for, to others as well.',
      shown: 'Your part in it is visible now, so let it be.',
      closes: 'The month was for saying what you want to be responsible for.',
    },
    {
      noun: 'your name on it',
      opens: 'The work has been yours for some time, and the credit has been general.',
      resisted: [
        'Somebody else presents what you prepared.',
        'You get a remark about it that stays with you longer than it deserves.',
      ],
      helped: [
        'Someone mentions you to the right person.',
        'You finish it in a form that can be shown.',
      ],
      pushed: [
        'You sign what you used to send around unsigned.',
        'You are asked to speak for the others.',
      ],
      turned: 'Here you stop waiting to be named and say that it was you.',
      shown: 'People connect it with you, as they ought to.',
      closes: 'The month was for being known for what you do.',
    },
  ],
  11: [
    {
      noun: 'your circle',
      opens: 'It has changed by itself, and you are still sending the same invitations.',
      resisted: [
        'A group decides something without you.',
        'An old friend wants the old evening, and you have changed.',
      ],
      helped: [
        'Someone brings along a person you like at once.',
        'A favor comes back to you from a direction you had forgotten.',
      ],
      pushed: [
        'You write to somebody you have missed.',
        'A group asks for your time, in so many words.',
      ],
      turned: 'From here you know who belongs in the plan.',
      shown: 'You see all of them in one place, or at least in one chat.',
      closes: 'The month was for choosing your company.',
    },
    {
      noun: 'a plan with other people',
      opens: 'It began as talk, and talk was the pleasant part.',
      resisted: [
        'One of you backs out, or wants to change the terms.',
        'Everybody waits for somebody else to book it.',
      ],
      helped: [
        'The others do what they said they would.',
        'A stranger turns out to be exactly what the plan lacked.',
      ],
      pushed: ['You send the first message with a date in it.', 'It needs a yes or a no from you.'],
      turned: 'This is where it becomes real, with fewer people than at the start.',
      shown: 'It happens where others can see it, and some of them want to join.',
      closes: 'The month was for finding out who comes through.',
    },
  ],
  12: [
    {
      noun: 'time to yourself',
      opens: 'You have been getting it in scraps, late in the evening.',
      resisted: [
        'Somebody needs you on the one free afternoon.',
        'You fill the first quiet hour with something useful.',
      ],
      helped: [
        'A canceled plan gives you an evening.',
        'You sleep, and a good deal looks different.',
      ],
      pushed: [
        'You block out an hour and tell nobody what it is for.',
        'You notice how tired you are.',
      ],
      turned: 'After this you take it without asking.',
      shown: 'Rest shows on you, and somebody asks what you have been doing.',
      closes: 'The month was for getting back to yourself.',
    },
    {
      noun: 'something you have kept to yourself',
      opens: "You may not have called it a secret, only nobody's business.",
      resisted: [
        'You come close to saying it and change the subject.',
        'Keeping it quiet takes more effort than it used to.',
      ],
      helped: ['You find words for it when you are alone.', 'Somebody discreet makes it easy.'],
      pushed: [
        'It comes up in a dream or on a long walk.',
        'Something reminds you of it twice in one week.',
      ],
      turned: 'Here it changes from something you hide into something you know.',
      shown: 'It comes to light a little, with no harm done.',
      closes: 'The month was for making peace with something only you know about.',
    },
  ],
}
