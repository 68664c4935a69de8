import type { Sign } from '#sky/zodiac.ts'
import type { House } from '../../house.ts'
import type { Wording } from '../../wording.ts'

/** Three or more planets in one sign: a voice that drowns out the others. */
export const signClusters: Record<Sign, Wording[]> = {
  Aries: [
    {
      view: 'decision',
      sentences: [
        'So much of you answers to a starting pistol{ref} that patience has to be hired from outside.',
        'You clear the ground, you break the silence, you are the first through the gap, and afterward you stand in the field wondering where everyone is.',
        'They are coming; they only walked.',
      ],
    },
    {
      view: 'body',
      sentences: [
        'Several of you set off at once, and all of them without a coat{ref}.',
        'You are the first to offer, the first to be hungry and the first to have forgotten the quarrel.',
        'People who keep up with you have learned to hold on to your sleeve.',
      ],
    },
  ],
  Taurus: [
    {
      view: 'body',
      sentences: [
        'A whole committee in you votes for staying where it is good{ref}.',
        'It gives you taste, patience and a garden that others envy, and it makes each new road look like a worse version of this one.',
        'Once moved, though, you take root there just as deeply.',
      ],
    },
    {
      view: 'kitchen',
      sentences: [
        'Most of what you are would rather sit than stand, and rather own than rent{ref}.',
        'You can taste who made the soup, and you cannot be hurried past a good bench.',
        'Change reaches you best as a guest does, when it is given time to sit down.',
      ],
    },
  ],
  Gemini: [
    {
      view: 'habit',
      sentences: [
        'There is a switchboard in you with all its lamps on{ref}.',
        'You can be in three stories at once, and you have been asked since childhood to choose one.',
        'You did choose: you chose the wires between them.',
      ],
    },
    {
      view: 'crowd',
      sentences: [
        'Ask you one thing, and four of you answer{ref}.',
        'The answers are good, quick and not quite the same, and your friends quote the one that suits them.',
        'Choose one by evening, and the others will forgive you.',
      ],
    },
  ],
  Cancer: [
    {
      view: 'memory',
      sentences: [
        'Most of what you do goes home with you, and most of it began there{ref}.',
        'You build nests out of anything, an office corner, a group of strangers on a delayed train, and for days afterward you worry about the one who had no coat.',
      ],
    },
    {
      view: 'kitchen',
      sentences: [
        'Several of your voices have an apron on{ref}.',
        'You notice who has not eaten, who has not called, who laughed too late, and you take it home and turn it over with the dishes.',
        'Some of it belongs to them, and can be handed back with a lid on.',
      ],
    },
  ],
  Leo: [
    {
      view: 'crowd',
      sentences: [
        'There is a good deal of sun under one roof here{ref}.',
        'You give generously and in full view, and you know to the minute how long ago somebody last said thank you.',
        'Say that out loud, with a laugh, and they will never forget it again.',
      ],
    },
    {
      view: 'love',
      sentences: [
        'Whatever you do, somebody in you is holding a spotlight for it{ref}.',
        'You love with flags out, you sulk with flags out, and half a success is harder for you to bear than a failure with style.',
        'Those nearest you know that nothing is dearer to you than a clap at the kitchen door.',
      ],
    },
  ],
  Virgo: [
    {
      view: 'desk',
      sentences: [
        'Several people in you carry clipboards{ref}.',
        'They find what is wrong with a soup, a sentence or a plan before it has cooled, and evenings are when they turn to the person holding them.',
        'Give them a drawer to put in order, and they will let you sit down.',
      ],
    },
    {
      view: 'body',
      sentences: [
        'A whole workshop in you opens at six{ref}.',
        'Something is always being measured in there, sanded or put back where it was, and a day without use feels to you like a day without shoes.',
        'Rest becomes possible once it is on the list, so put it there.',
      ],
    },
  ],
  Libra: [
    {
      view: 'love',
      sentences: [
        'Everything in you leans a little toward the other chair{ref}.',
        'You choose better music, better words and a better version of the facts when someone is listening, so that the question of what you like with nobody there can take you a whole rainy Sunday.',
      ],
    },
    {
      view: 'decision',
      sentences: [
        'You seldom think a thought to the end without somebody across from it{ref}.',
        'It makes you just, it makes you late, and it makes every shop assistant your adviser.',
        'Toss a coin now and then, and look at what you were hoping for while it is in the air.',
      ],
    },
  ],
  Scorpio: [
    {
      view: 'solitude',
      sentences: [
        'You have one volume for people and it is all the way up or off{ref}.',
        'What you know of them you never use, and what they know of you would fit on a stamp.',
        'It would surprise you how many would like to be trusted with a postcard.',
      ],
    },
    {
      view: 'love',
      sentences: [
        'There is no small talk in you, only talk that has not got there yet{ref}.',
        'You love few people and would go through a wall for each of them, and they would sometimes be content with a walk.',
        'A walk, too, can be taken seriously.',
      ],
    },
  ],
  Sagittarius: [
    {
      view: 'decision',
      sentences: [
        'Half of you is always facing the exit, and in a good mood about it{ref}.',
        'You promise more than a calendar holds because each promise is true while you make it.',
        'The people who last are those you take along.',
      ],
    },
    {
      view: 'crowd',
      sentences: [
        'A good part of you is telling a story about somewhere else{ref}.',
        'You make the world larger for whoever is listening, and the dishes smaller.',
        'What keeps you anywhere is a question that has not been answered there yet.',
      ],
    },
  ],
  Capricorn: [
    {
      view: 'desk',
      sentences: [
        'Responsibility found you early and told its friends{ref}.',
        'You plan in decades, you rest with an eye on the clock, and your jokes are so dry that half of them are taken for policy.',
        'What softens you is being relieved of something before you asked.',
      ],
    },
    {
      view: 'body',
      sentences: [
        'Several of you are already at work when you wake{ref}.',
        'They keep hours, they keep promises, and they look at a free afternoon as if it were a gap in a fence.',
        'You get younger by the year, on the condition that somebody else locks up now and then.',
      ],
    },
  ],
  Aquarius: [
    {
      view: 'crowd',
      sentences: [
        'A small parliament of independents sits in you{ref}, and each member reserves the right to leave.',
        'You would go far for a cause, a stranger or a friend of twenty years, and you turn stiff when any of them says that you must.',
      ],
    },
    {
      view: 'friendship',
      sentences: [
        'You belong to many things, and to none of them on weekends{ref}.',
        'The view from one step back is your home, and from there you like people very much, in general and sometimes in person.',
        'Someone has been keeping a chair for the second kind of liking.',
      ],
    },
  ],
  Pisces: [
    {
      view: 'solitude',
      sentences: [
        'A great deal in you has no skin{ref}.',
        'Music, news and the mood of the woman at the register come straight in, and by evening you have lived several lives, none of which you could charge for.',
        'Shut one window at a time; you need not leave the house.',
      ],
    },
    {
      view: 'crowd',
      sentences: [
        'You come home from a party as a little of everyone who was there{ref}.',
        'It gives you a wide heart and a poor memory for what you ordered.',
        'By water or by music you find out again which part was you.',
      ],
    },
  ],
}

/** Three or more planets in one house: a room in which a life keeps its lights on. */
export const houseClusters: Record<House, Wording[]> = {
  1: [
    {
      view: 'crowd',
      sentences: [
        'You are a lot at first sight{ref}: people have an opinion of you before you have put down your bag.',
        'Everything passes through your own person, which makes you hard to overlook and hard to advise.',
      ],
    },
    {
      view: 'body',
      sentences: [
        'Several things in you come through the door at the same time{ref}.',
        'You cannot be half present: when you are well the whole table is well, and when you are tired everyone looks for the draft.',
        'On such days say that it is only you, and the room relaxes.',
      ],
    },
  ],
  2: [
    {
      view: 'money',
      sentences: [
        'A remarkable share of your life is negotiated over what things are worth{ref}.',
        'Time, talent, the old car, an evening: you know the value of each to the penny, and the one item you keep pricing too low is yourself.',
      ],
    },
    {
      view: 'kitchen',
      sentences: [
        'Much of you can be found in what you keep{ref}.',
        'The good pan, the paid-off chair, the skill in your fingers: on days when nobody praises you, you count them, and it helps.',
        'Add to the count, once, something that cannot be lost.',
      ],
    },
  ],
  3: [
    {
      view: 'habit',
      sentences: [
        'Your real address is somewhere between two messages{ref}.',
        'Brothers, sisters, neighbors, the man at the kiosk: your life runs on short distances and many words, and silence is the one foreign country you have hardly visited.',
      ],
    },
    {
      view: 'friendship',
      sentences: [
        'You are known on every stair between your door and the bakery{ref}.',
        'You carry news, you carry tools, you carry on three conversations that began last spring, and what you think you find out by saying it.',
      ],
    },
  ],
  4: [
    {
      view: 'kitchen',
      sentences: [
        'The center of gravity is low in you, somewhere under the kitchen floor{ref}.',
        'Visitors see a person with a career and friends; what they do not see is how much of every decision is made at home, in slippers, in conversation with people who raised you.',
      ],
    },
    {
      view: 'memory',
      sentences: [
        'Wherever you stand, part of you is standing in the first kitchen you knew{ref}.',
        'Others move furniture; you move a whole climate, with its hours, its smells and the one subject that was never mentioned.',
        'What you set down in your own rooms is yours to choose.',
      ],
    },
  ],
  5: [
    {
      view: 'love',
      sentences: [
        'You were given several reasons to play and hardly any to stop{ref}.',
        'Romance, children, stages, games: where something could be made merely for joy you are serious, and where it has to be serious you look for the joke.',
      ],
    },
    {
      view: 'crowd',
      sentences: [
        'Give you a free afternoon, and by four there is a team, a stage or a fort{ref}.',
        'You want to see what comes out when people dare, beginning with you, and duty has learned to come dressed as a game.',
      ],
    },
  ],
  6: [
    {
      view: 'desk',
      sentences: [
        'Your life is decided on weekdays{ref}.',
        'How you get up, what is on the desk, who needs you by ten: other people have dreams and you have a way of doing things, and oddly it is you whom they ask how to get there.',
      ],
    },
    {
      view: 'body',
      sentences: [
        'Your days have screws, and you know each of them{ref}.',
        'Whoever works beside you eats better, sits straighter and finds the scissors, and you yourself are well as long as the day has a shape.',
      ],
    },
  ],
  7: [
    {
      view: 'love',
      sentences: [
        'Much of you happens between you and one other person{ref}.',
        'You choose partners who carry what you have not yet unpacked, and you have met most of your own qualities first across a table.',
      ],
    },
    {
      view: 'decision',
      sentences: [
        "The most important sentences of your life begin with somebody else's name{ref}.",
        'You think in two voices, you bargain, you give way, you come back with a counterproposal, and alone in a room you are oddly quiet.',
      ],
    },
  ],
  8: [
    {
      view: 'quarrel',
      sentences: [
        'Where others have a threshold you have a staircase going down{ref}.',
        "Closeness, debts, inheritances, whatever is nobody's and everybody's: you take such things more seriously than most, and you come back up with something in your hand.",
      ],
    },
    {
      view: 'solitude',
      sentences: [
        'You have always known where the family papers were, and what was not in them{ref}.',
        'Others live on the ground floor of things; you hear the pipes.',
        'Whoever trusts you with a crisis gets somebody who has been down there before, with a lamp.',
      ],
    },
  ],
  9: [
    {
      view: 'decision',
      sentences: [
        'You have packed heavily for somewhere far off{ref}.',
        'The town you grew up in was explained to you by a book, a foreigner or a teacher, and ever since you have needed at least one language in which you are not fluent.',
      ],
    },
    {
      view: 'desk',
      sentences: [
        'On your desk there is always one thing that has come a long way{ref}.',
        'A question can carry you off for a year, and you return with slides, a spice and a new word for something that everyone here had thought they knew.',
      ],
    },
  ],
  10: [
    {
      view: 'desk',
      sentences: [
        'A good deal of you hangs in the shop window{ref}.',
        'What you do is known, sometimes before you have decided to do it, and being off duty is a skill you are learning late.',
      ],
    },
    {
      view: 'crowd',
      sentences: [
        'Strangers know what you do before they know your first name{ref}.',
        'You have grown up, in a manner of speaking, on a platform, and it has made you upright, punctual and slightly short of places where nobody looks up.',
      ],
    },
  ],
  11: [
    {
      view: 'friendship',
      sentences: [
        'You are plural{ref}.',
        'Between the club, the old class, the people from that one summer and those you are going to save the world with, the calendar is full of we, and a single dinner for two has to be defended like a castle.',
      ],
    },
    {
      view: 'decision',
      sentences: [
        'You make your plans in the plural{ref}.',
        'What would be worth doing shows itself to you in a circle of chairs, and the people in those chairs have decided more of your life than your relatives have.',
      ],
    },
  ],
  12: [
    {
      view: 'solitude',
      sentences: [
        'A large part of you lives behind a curtain{ref}.',
        'You help without a name on it, you work best unobserved, and there are rooms in you that even you enter only on holidays or in the last hour before sleep.',
      ],
    },
    {
      view: 'body',
      sentences: [
        'Much of what you do best is done with the door closed and the lamp low{ref}.',
        'You feel the weather of a house before anyone has spoken, and you need hours of which nobody asks what they were for.',
        'Take them before you are tired, and call them work.',
      ],
    },
  ],
}
