import type { PlotAgain } from '#lore/authored.ts'

export const ninthHouseAgain: readonly [PlotAgain, PlotAgain] = [
  {
    turns: {
      'new-moon': [
        "You can book one night of the trip and let the rest grow around it. It's a fixed point, and things begin to point that way. You may find yourself learning three words.",
        "The trip can begin with one booking that can't be undone. It may be the cheapest part of it. Everything else will arrange itself around that.",
      ],
      'full-moon': [
        "You can see how far away you've been in your head, and what you've missed at home meanwhile. The trip is either coming or it isn't. You could say which out loud.",
        'The trip can be seen for what it is, with its price and its length. You can feel at once if you still want it. If you do, nothing about it needs to be better.',
      ],
      eclipse: [
        "The trip may be called off, or somebody else's place may fall to you. You have a day to decide, which suits you better than the year you've had.",
        "The trip you'd counted on may belong to a plan that's over. You were going with somebody, or for a reason. You can go for another reason, and perhaps alone.",
      ],
      station: [
        "Something about the trip has to be done again, a date, a form, a conversation with the person who stays behind. It goes more smoothly when you say what you're going for.",
        "The trip has to wait, and you can find out what you'd been running from. You may find that it was one part of the week, and that part can be changed at home.",
      ],
      'slow-eases': [
        'The trip is arranged. You did it in small sittings and hardly noticed, and now you only have to be the person who goes.',
        "The trip comes within reach without a struggle. The time and the money agree, for once. You've earned both, in years when nobody was looking.",
      ],
      'slow-presses': [
        'The trip costs more than you have, in money or in days. You can make it shorter or make it later. Either way you should leave it in the calendar where you can see it.',
        "The trip has to be smaller than you'd told everyone. You can be embarrassed about it for an evening. You'll be there all the same, and they won't.",
      ],
      'uranus-presses': [
        'The trip may be decided by a message that comes at breakfast. You have until noon. If your first thought is what to pack, you know.',
      ],
      'pluto-presses': [
        "The trip would take you out of somebody's reach, and that's part of why you want it. You can look at that before you go. If it's still a trip after that, it's a good one.",
      ],
    },
    between: {
      before: [
        'You tell people about the trip as if it were settled.',
        'You leave the map of the trip open on the table, where somebody might ask about it.',
      ],
      after: [
        "You look at your own street for a day as you'd look at it on a trip.",
        "Since the trip became real, you're a little more patient with the people at home.",
      ],
    },
    toward: {
      eases: [
        'Somebody may have offered you a place to stay on the trip, and meant it.',
        "You may have met somebody who made the same trip, and they didn't make it sound hard.",
      ],
      presses: [
        "You've probably spent another evening with pictures of the trip.",
        "By now you're a little short with everyone who keeps you from the trip, and that includes you.",
      ],
    },
    steps: {
      newMoon: ["If you read one about the place to the end, you'll have been there a little."],
      fullMoon: ['They can tell you which part was worth it.'],
      back: ["You'd see other things now, and you'd stay in another street."],
      on: ['You could leave the bag open a little longer and pay when everything is in.'],
      'outer/eases': ['You may notice it by the news that you read to the end.'],
      'outer/presses': ["It's possible that you have, too, and that another map would do."],
      'sun/before/eases': [
        'It may not be the sights that you see. It may be a morning with nothing to do and nobody to do it for.',
      ],
      'sun/before/presses': [
        'They may have other ideas about what you need. You can hear them out and keep the date.',
      ],
      'sun/after/eases': [
        "You find that you aren't in a hurry. It may be the first time in months.",
      ],
      'sun/after/presses': ['It was never for them, and you can keep the best part to yourself.'],
      'mercury/before/eases': ['If someone there answers, the place gets a name and a street.'],
      'mercury/before/presses': [
        "It wants a number that you can't find. The number is probably in the first place where you looked.",
      ],
      'mercury/after/eases': [
        'If you say three sentences about it, somebody you hardly know may ask for a fourth.',
      ],
      'mercury/after/presses': [
        "One of them may have thought that they were coming. It's better cleared up before anyone packs.",
      ],
      'venus/before/eases': [
        "They may ask in passing, as people do who mean it. You can say that you'll think about it, and then say yes.",
      ],
      'venus/before/presses': [
        "You've put in everything that they'd like. There's room for one thing that you would.",
      ],
      'venus/after/eases': [
        'You may not have planned it, since such things are usually on the way to something else.',
      ],
      'venus/after/presses': [
        'What you bought is pretty, and it looked smaller over there. You can give half of it away.',
      ],
      'mars/before/eases': [
        "They may have been expecting it. You've probably thought about it more than they have.",
      ],
      'mars/before/presses': [
        "The wish may come from a bad week. Keep it, and give it a date that isn't tomorrow.",
      ],
      'mars/after/eases': ["You'll have a part of it to yourself before anyone else is up."],
      'mars/after/presses': [
        "You've tried to see all of it. An afternoon on a bench would be no loss.",
      ],
      'jupiter/eases': [
        "There's a day more than you'd thought, or a second place on the same road.",
      ],
      'jupiter/presses': [
        'Planning is a pleasant way to avoid deciding, and only one of the two needs a ticket now.',
      ],
      'saturn/eases': [
        "It's slow, and there's nothing left to do on the last evening, so you can sleep.",
      ],
      'saturn/presses': [
        'You know exactly what it costs. You also know what it costs to stay, if you add that up.',
      ],
    },
    effects: {
      'sun/before/eases': ['you can picture yourself on the trip'],
      'sun/before/presses': ['somebody may find the trip unnecessary'],
      'sun/after/eases': ["the trip suits you better than you'd planned"],
      'sun/after/presses': ['the trip may not impress anyone'],
      'mercury/before/eases': ['a message may bring the trip nearer'],
      'mercury/before/presses': ['the trip may be held up by a form'],
      'mercury/after/eases': ['the trip gives you something to talk about'],
      'mercury/after/presses': ['two people may have understood the trip in two ways'],
      'venus/before/eases': ['somebody may want to go on the trip with you'],
      'venus/before/presses': ["the trip may be planned for somebody else's taste"],
      'venus/after/eases': ['the trip has something beautiful in it'],
      'venus/after/presses': ['you may come back from the trip with too much'],
      'mars/before/eases': ['you have the nerve to ask for the time off for the trip'],
      'mars/before/presses': ['you may want to leave on the trip at once and leave everything'],
      'mars/after/eases': ['the trip can start early in the morning'],
      'mars/after/presses': ['the trip may be more tiring than the days at home'],
      'jupiter/eases': ['the trip may get longer'],
      'jupiter/presses': ['you may plan the next trip before this one has happened'],
      'saturn/eases': ['the trip can be prepared one thing a day'],
      'saturn/presses': ['the trip may look less reasonable than it did'],
      newMoon: ['the trip can begin with a book'],
      fullMoon: ['the trip may be described to you by somebody who has just come back'],
      back: ['you may be drawn to a place where an earlier trip took you'],
      on: ['the visa, the money, or the nerve for the trip may arrive'],
      'outer/eases': ["the world that you'd take a trip into has become wider"],
      'outer/presses': ['the place that the trip was for may have changed'],
    },
    stakes: {
      moon: [
        {
          asks: 'You pack for every weather and worry about who waters the plants.',
          leaves: "You'll call home on the second day. They'll be fine and a bit surprised.",
        },
      ],
      venus: [
        {
          asks: "You see the places through somebody else's eyes, and they haven't said yes yet.",
          leaves: 'You may have to go with the second best company, which could be you.',
        },
      ],
      mars: [
        {
          asks: 'You walk up and down in the evening like a person waiting to be called.',
          leaves: "There'll be a morning when nothing moves. You can use it to walk.",
        },
      ],
      jupiter: [
        {
          asks: "You've been everywhere in conversation.",
          leaves:
            "You'll be talking about the next one before you've unpacked. It's part of the pleasure.",
        },
      ],
      sun: [
        {
          asks: "You've become so much who they expect you to be that you'd like to check.",
          leaves: "They'll expect the old you at the door. You can come in as both.",
        },
      ],
      mercury: [
        {
          asks: 'You know the bus lines, the menus, and three ways to be cheated at the station.',
          leaves: 'Half of what you know will be out of date. It was fun to know it.',
        },
      ],
      saturn: [
        {
          asks: "You put it off until things are quieter, and you're the one who makes them busy.",
          leaves: 'Work may try to come along. It can stay in the other bag.',
        },
      ],
    },
  },
  {
    turns: {
      'new-moon': [
        "You can read the best case against your opinion, by somebody who can write. You won't be convinced by the end. You'll be a little less loud, and more interesting.",
        "The opinion can be left at home for one conversation. You'd listen as if you had none. You may come back with half of somebody else's.",
      ],
      'full-moon': [
        "Your opinion is quoted back to you by somebody who has understood it. It sounds different from outside. You could keep the half that doesn't make you wince.",
        "The opinion is out in the open, with what's right and what's wrong about it. You can see it more clearly than the people who argue with you. You can grant them the weak part.",
      ],
      eclipse: [
        'Something happens that your opinion had no place for. You can bend the thing or the opinion. For a few days you might simply have none.',
        "The opinion may be taken from you by something you see with your own eyes. You'll miss the company more than the conviction. There's other company.",
      ],
      station: [
        "You may be asked again about an opinion that you gave years ago. You can say what you'd say now. Nobody has been keeping the minutes.",
        'The opinion has to be gone over again, from where you first had it. Somebody told you, and you believed them because you liked them. You can still like them.',
      ],
      'slow-eases': [
        "You notice that the opinion has softened by itself. You've met too many people who didn't fit it, and you liked some of them.",
        'The opinion has settled into something you can live by. You no longer need anyone to share it. That makes it easier for them to.',
      ],
      'slow-presses': [
        "Somebody with a good education may make you defend your opinion to the end. The last third of it doesn't hold. You can give that up without losing the rest.",
        "The opinion has to stand up to somebody who knows more. It'll lose some of its size. What's left won't be argued away, by them or by you.",
      ],
      'uranus-presses': [
        "The opinion may be turned around by a single remark. You'll hear yourself laugh. It was ready to fall for some time, and only needed a push from the right side.",
      ],
      'pluto-presses': [
        'The opinion has let you look down on somebody. You may find that out in the middle of a sentence. You can stop there, and the rest of the sentence will change.',
      ],
    },
    between: {
      before: [
        'You hold to the opinion in company and let go of it in the car.',
        'You look for people who share the opinion, and you find that they bore you a little.',
      ],
      after: [
        "You listen to other people's opinions, and you can tell which of them are sure.",
        "You're slower to give an opinion than you were, and you remember more of what others say.",
      ],
    },
    toward: {
      eases: [
        'You may have enjoyed being wrong about something smaller than the opinion.',
        "You may have heard the other side put well by somebody you like, and the opinion didn't mind.",
      ],
      presses: [
        'You may have heard yourself give the opinion again, in the same words as last year.',
        'By now you defend the opinion mostly against yourself, in the car.',
      ],
    },
    steps: {
      newMoon: [
        "You can take a class, or ask a child. Either way you'll be the one who doesn't know.",
      ],
      fullMoon: ['Someone who taught it to you may see it, too.'],
      back: ["The underlining is embarrassing, and one line isn't."],
      on: ['It fits into a sentence that has no always in it.'],
      'outer/eases': ["You'd be hard put to say when the others left."],
      'outer/presses': ['You can ask about it as if you came from elsewhere.'],
      'sun/before/eases': ["It's a good mood for finding out how much of it you still mean."],
      'sun/before/presses': [
        'They may be right on one point and loud on the others. You can grant them the one.',
      ],
      'sun/after/eases': ["You may notice that you've stopped saying where you got it."],
      'sun/after/presses': [
        "They may be counting on you. It's fairer to tell them now than on the day.",
      ],
      'mercury/before/eases': [
        "If you give three, one of them may surprise you, and that's the one to look into.",
      ],
      'mercury/before/presses': [
        "It's quick work. The ones you skip are the ones that you'll think of later.",
      ],
      'mercury/after/eases': [
        "It's a good story, and people forgive you for it sooner than they'd forgive an argument.",
      ],
      'mercury/after/presses': [
        'If somebody has found it, you can say that you were younger by exactly that much.',
      ],
      'venus/before/eases': [
        "You may laugh with somebody who votes the other way. It's hard to go home and think of them as wrong about everything.",
      ],
      'venus/before/presses': [
        'It keeps the peace. It also leaves you with the feeling of having lent somebody your name.',
      ],
      'venus/after/eases': ["You'd have walked past each other a year ago."],
      'venus/after/presses': [
        'You can still have dinner with them. There are other subjects, and some of them are funny.',
      ],
      'mars/before/eases': ["It takes an afternoon in a place that you've only talked about."],
      'mars/before/presses': [
        'They may sound a good deal like you, which is useful to hear and not pleasant.',
      ],
      'mars/after/eases': [
        "It's a small thing, and you'd have argued about it before. Now you can just do it.",
      ],
      'mars/after/presses': ['You can say what you think once and let the others answer.'],
      'jupiter/eases': [
        "There's room in it for what you think and for what they do. It's worth an evening with a good book.",
      ],
      'jupiter/presses': [
        'If it carried you away, the sentence to take back is the one with everybody in it.',
      ],
      'saturn/eases': ['They can tell you how long it took, and what they kept.'],
      'saturn/presses': [
        "It's an uncomfortable place to stand. You can say that you don't know, and stop there.",
      ],
    },
    effects: {
      'sun/before/eases': ['you can say what you think without needing to win'],
      'sun/before/presses': ['your opinion may meet somebody with more authority'],
      'sun/after/eases': ['the new opinion feels like you'],
      'sun/after/presses': ['somebody may want you to take the lead for the old opinion'],
      'mercury/before/eases': ['somebody may ask you for the reasons behind the opinion'],
      'mercury/before/presses': ['you may collect facts for the opinion and skip the others'],
      'mercury/after/eases': ['you can explain how you came to the new opinion'],
      'mercury/after/presses': ['something you once wrote may contradict the new opinion'],
      'venus/before/eases': ['a pleasant evening may soften the opinion'],
      'venus/before/presses': ["you may nod at an opinion that isn't yours"],
      'venus/after/eases': ['the new opinion may bring you a new friend'],
      'venus/after/presses': ['you may miss the company of people who shared the old opinion'],
      'mars/before/eases': ['you can put the opinion to the test yourself'],
      'mars/before/presses': [
        'you may be angry at somebody for holding your old opinion too loudly',
      ],
      'mars/after/eases': ['the new opinion gives you something to do'],
      'mars/after/presses': ['you may defend the new opinion harder than it needs'],
      'jupiter/eases': ['you may come across a larger idea than your opinion'],
      'jupiter/presses': ['you may be certain of your opinion in front of too many people'],
      'saturn/eases': ['somebody experienced may have changed the same opinion'],
      'saturn/presses': ['the opinion may have to be given up without a new one'],
      newMoon: ['you can ask about something you have no opinion on'],
      fullMoon: ['you may see how far your opinion is from what you were taught'],
      back: ['a book that formed your opinion may fall into your hands'],
      on: ['you know for now what your opinion is'],
      'outer/eases': ['your opinions have become fewer and firmer over the years'],
      'outer/presses': ['the opinion of everyone around you may seem odd for a while'],
    },
    stakes: {
      sun: [
        {
          asks: 'People introduce you by it.',
          leaves: "Somebody will be disappointed that you've gone over. You haven't gone anywhere.",
        },
      ],
      mercury: [
        {
          asks: "You know all the counterarguments, since you've beaten them so often.",
          leaves: "There's an argument you can't answer yet. You can carry it around for a while.",
        },
      ],
      saturn: [
        {
          asks: "It may have cost you a friend or two, and you don't like to think that it was for less.",
          leaves: "You'll give it up by the inch. That's a good speed for it.",
        },
      ],
      moon: [
        {
          asks: "You may hear somebody else's voice in it when you say it.",
          leaves: 'You may miss the old certainty at odd moments, such as on holidays.',
        },
      ],
      venus: [
        {
          asks: "You'd have to disagree with people at whose table you've been happy.",
          leaves: "There'll be a silence at some dinner. Somebody will pass the salad.",
        },
      ],
      mars: [
        {
          asks: "You've sharpened it on people who weren't going to argue back.",
          leaves: "You'll be spoiling for an argument about the new one. It isn't ready.",
        },
      ],
      jupiter: [
        {
          asks: "You've passed it on to others, with warmth, and some of them live by it.",
          leaves:
            "Some people will quote you to yourself. You can smile and say that they've a point.",
        },
      ],
    },
  },
]
