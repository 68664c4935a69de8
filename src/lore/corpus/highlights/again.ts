import type { AuthoredParagraph } from '#lore/authored.ts'
import type { House } from '#lore/house.ts'
import type { Planet } from '#sky/bodies.ts'
import type { Sign } from '#sky/zodiac.ts'

// Second paragraphs on what so many charts have that friends would meet the same one.

export const receptionsAgain: Partial<Record<string, AuthoredParagraph>> = {
  'sun~mars': {
    says: [
      "You're proudest of what you did yourself, and you do most when your pride is in it ({figure}).",
      'Ask you for a favor and you may forget it, but ask whether you could, and it gets done by the weekend.',
      'People like to have you on their team, because you make trying hard look natural.',
      'Losing at something small can put you in a mood that nobody around you would guess the reason for.',
    ],
    traits: ['steady', 'bold'],
  },
  'mercury~venus': {
    says: [
      'You find out that you like somebody by noticing how much you have to tell them ({figure}).',
      'The better you like a person the better you talk, and after a good talk you like them more than you meant to.',
      "It makes you easy to go out with and hard to argue with, since you'd rather find the phrase that lets everyone keep their dignity.",
      "What doesn't come easily is the ugly word, even when it's the right one and somebody is waiting for it.",
    ],
    traits: ['tactful', 'open'],
  },
  'mercury~mars': {
    says: [
      "You get your best ideas in the middle of doing something, and you can't have a good idea without starting on it ({figure}).",
      "On the phone you walk, and by the time you've been around the block there's a plan and half of it has been sent.",
      "Slow meetings are hard on you, and you're hard on slow meetings.",
      'A problem that can only be waited out gets worked on until it has become a bigger one.',
    ],
    traits: ['quick', 'frank'],
  },
  'venus~mars': {
    says: [
      'Whatever you want you are willing to work for, and working for it makes you want it more ({figure}).',
      "You court people by doing things with them, so a day of moving somebody's furniture can bring you closer than any dinner.",
      "It keeps love lively, because there's always a next thing to do together.",
      'A stretch with nothing to win makes you restless, and you may start a project or a quarrel just to get the feeling back.',
    ],
    traits: ['warm', 'bold'],
  },
  'mars~saturn': {
    says: [
      'You can rely on your brakes, so you dare to go fast ({figure}).',
      "When others burn out in the first week of a big job, you're still putting in the same hours in the sixth.",
      "You'd sooner be given a hard rule than a vague one, since a hard one tells you exactly how far you may go.",
      'On a bad day you speed up and brake at once, and it helps to decide in the morning which of the two the day is for.',
    ],
    traits: ['steady', 'bold'],
  },
}

/** Third paragraphs on many planets in one sign. */
export const signCrowdThird: Partial<Record<Sign, AuthoredParagraph>> = {
  Aries: {
    says: [
      'You decide by doing, and you find out afterward what you decided ({crowd}).',
      'A quarrel with you is short and loud, and by dinner you want to know why everyone is so quiet.',
      'People call you when a thing has to be started today.',
      'You have less to give on the fourth day, when it only needs somebody to go on.',
    ],
    traits: ['bold', 'frank'],
  },
  Taurus: {
    says: [
      'You trust what you can touch, and you go back to what has been good before ({crowd}).',
      'You have a favorite mug, a favorite route, and one way of making up after a quarrel, which is to eat something together.',
      'Other people calm down near you.',
      'Talk you into a change, and you will agree, and in the morning it will not have happened.',
    ],
    traits: ['steady', 'practical'],
  },
  Gemini: {
    says: [
      'You are told something interesting every day, because you ask ({crowd}).',
      'You can explain one person to another, and you like it when a thing has two sides.',
      'A long silence makes you say something just to see what happens.',
      'What is hard is to have only one opinion, and to be asked for it in writing.',
    ],
    traits: ['quick', 'playful'],
  },
  Cancer: {
    says: [
      'You carry people around with you ({crowd}).',
      'In the supermarket you remember who likes what, and you have bought it before you know whether they are coming.',
      'It takes one phone call to make you drop everything.',
      'What hurt you at twelve can hurt you again on a Sunday, in the same place.',
    ],
    traits: ['warm', 'private'],
  },
  Leo: {
    says: [
      'You would rather be too much than be overlooked ({crowd}).',
      'You give the big present, tell the story with all the voices, and stand up for people who are not in the room.',
      'Those you love know it, because you say so.',
      'A lukewarm thank-you can cost you a good night, although you would never mention it.',
    ],
    traits: ['proud', 'generous'],
  },
  Virgo: {
    says: [
      'You improve what you are given, usually before anyone has asked ({crowd}).',
      'You read the instructions, you notice the loose screw, and you remember which pill goes with food.',
      'So people come to depend on you for everything that has to be right.',
      'Praise makes you think of the one thing you would do differently.',
    ],
    traits: ['orderly', 'modest'],
  },
  Libra: {
    says: [
      'You feel it in your stomach when two people nearby are not getting along ({crowd}).',
      'More often than not it is you who finds the word that both of them can live with, and they go to lunch.',
      'You have a good eye, and an ugly wallpaper can bother you for a whole visit.',
      'Your own wish comes last, and it often comes too late to be ordered.',
    ],
    traits: ['tactful', 'yielding'],
  },
  Sagittarius: {
    says: [
      'You need something to look forward to as others need breakfast ({crowd}).',
      'You tell people what you think, and you laugh with them when it turns out to be wrong.',
      'A long drive, a foreign word, or a big question puts you in a good mood.',
      'Small print gets you in trouble, and you are always surprised that it was there.',
    ],
    traits: ['open', 'frank'],
  },
  Capricorn: {
    says: [
      'You ask of everything whether it will last ({crowd}).',
      'You would rather do the hard part now, and you have often finished it while others were still complaining about it.',
      'People put you in charge without a vote.',
      'It can take you a long time to believe that somebody likes you for nothing in particular.',
    ],
    traits: ['serious', 'practical'],
  },
  Aquarius: {
    says: [
      'You would like to know why it is done that way, and "because" is no answer ({crowd}).',
      'You have friends of every kind, and most of them have never met.',
      'A crowd that agrees makes you look for the other side of the question.',
      'You think best a little way off, and those who love you would sometimes like you to come closer.',
    ],
    traits: ['independent', 'idealistic'],
  },
  Pisces: {
    says: [
      'You hardly know where you end and other people begin ({crowd}).',
      'A film, a stranger on a bench, or a dog outside a store can change your afternoon.',
      'You forgive so early that people may not know they were forgiven.',
      'You lose track of hours, bills, and keys, and somehow most of them turn up.',
    ],
    traits: ['yielding', 'loose'],
  },
  Scorpio: {
    says: [
      "You'd rather have one thing that goes deep than five that are pleasant ({crowd}).",
      'Whether it is a job or a person, you take it up for good, and after a month you know more about it than others do after a year.',
      'People tell you the truth, partly because they suspect that you have guessed it.',
      "Giving a thing up is the hard part, and you may hold on to a quarrel or a plan long after it's of any use to you.",
    ],
    traits: ['steady', 'serious'],
  },
}

export const houseCrowdThird: Record<House, AuthoredParagraph> = {
  1: {
    says: [
      'You are hard to overlook, and you were never much good at being anyone else ({crowd}).',
      'People know where they are with you, since what you feel is on your face and what you think is out.',
      'You take the lead because it would not occur to you to wait.',
      'It can be a while before you notice that somebody near you has stopped talking.',
    ],
    traits: ['bold', 'open'],
  },
  2: {
    says: [
      'You like to stand on something that you paid for yourself ({crowd}).',
      'You know what things cost and what they are worth, and that the two are seldom the same.',
      'People ask you before they buy.',
      'When you feel small, you tend to count what you have, and it helps less than you expect.',
    ],
    traits: ['practical', 'steady'],
  },
  3: {
    says: [
      'Somebody is always about to hear something from you ({crowd}).',
      'You know the neighbors, the shortcuts, and what the cousin said, and you like to be the one who brings it.',
      'You learn anything that can be explained.',
      'A day without a talk feels as though it had not quite taken place.',
    ],
    traits: ['open', 'quick'],
  },
  4: {
    says: [
      'Close the front door behind you, and your real day begins ({crowd}).',
      'What you say at the kitchen table is what you mean, and few people get to sit there.',
      'You feel responsible for how everyone at home is doing.',
      'A career has to fit around that, and people at work may never learn why you said no.',
    ],
    traits: ['private', 'warm'],
  },
  5: {
    says: [
      'You are at your best when nobody has told you to do it ({crowd}).',
      'You fall in love with people, with projects, and now and then with a recipe, and each time it is the best one yet.',
      'Children like you, because you mean it when you play.',
      'The ordinary middle of a week has to be made into something, or you can hardly get through it.',
    ],
    traits: ['playful', 'warm'],
  },
  6: {
    says: [
      'You like a day that has a list in it, and you like it best when the list gets shorter ({crowd}).',
      'What you know, you know from doing it, so your advice is short and it works.',
      'You take better care of other people than they do of themselves.',
      'Rest comes hard to you, and you may call it something else, such as sorting the drawers.',
    ],
    traits: ['orderly', 'practical'],
  },
  7: {
    says: [
      'Most of what matters in your life has another name beside yours ({crowd}).',
      'You are generous in a pair and a little lost in a crowd, and a good conversation across a table can change your mind about anything.',
      'Years after you last met, you still know how somebody takes their coffee.',
      'You may agree to a thing before you have found out whether you wanted it.',
    ],
    traits: ['close', 'tactful'],
  },
  8: {
    says: [
      'You would rather have the truth than a nice evening ({crowd}).',
      'You can sit with somebody through a thing that makes other people change the subject.',
      'What is shared, whether it is rent or a secret, you take more seriously than most.',
      'You seldom do things lightly, and some of them would have been easy.',
    ],
    traits: ['serious', 'private'],
  },
  9: {
    says: [
      'You are easily bored by what you already know ({crowd}).',
      'You read the last page of the guidebook first, you ask the driver where home is, and you come home with a new opinion.',
      'A question about the meaning of things will keep you up with pleasure.',
      'The laundry and the taxes have to wait until you are back, and you are not back often.',
    ],
    traits: ['open', 'idealistic'],
  },
  10: {
    says: [
      'You would like to be good at something that people have heard of ({crowd}).',
      'When you notice who decides, you learn how it is done, and before long you are asked to do it.',
      'You keep your promises in public, whatever it costs you in private.',
      'A vacation begins for you on the day when nobody calls, and that day tends to worry you.',
    ],
    traits: ['public', 'serious'],
  },
  11: {
    says: [
      'You think in terms of "we" ({crowd}).',
      'People from every place you ever worked still hear from you, and the ones who ought to know each other get introduced.',
      'You believe that things can be changed, if enough of you turn up.',
      'Being loved by one person is harder to arrange, since there is always a meeting that evening.',
    ],
    traits: ['open', 'idealistic'],
  },
  12: {
    says: [
      'You live a second life that nobody else has seen ({crowd}).',
      'In it you finish conversations, invent things, and forgive people, and you come back from it a little late.',
      'You help in ways that leave no trace.',
      'You may wait to be found there, and it takes others a long time to think of looking.',
    ],
    traits: ['private', 'idealistic'],
  },
}

export const signCrowdFourth: Partial<Record<Sign, AuthoredParagraph>> = {
  Scorpio: {
    says: [
      "You'd rather know three people to the bottom than thirty by name ({crowd}).",
      "Those three get everything, including your opinion of what they aren't telling you.",
      'You give up on very little, so people who had written something off come and ask you to look at it.',
      'You take a long time to trust somebody, and as long to stop.',
    ],
    traits: ['serious', 'private'],
  },
}

export const signCrowdAgain: Partial<Record<Sign, AuthoredParagraph>> = {
  Aries: {
    says: [
      "You'd rather be first than be ready ({crowd}).",
      'You start before everyone has agreed to it, and quite often the thing is half done by the time they do.',
      'When a group of people is looking at each other, you are the one who goes in.',
      'What comes after the start is harder, and a good many of your ideas are being finished by somebody else.',
    ],
    traits: ['bold', 'quick'],
  },
  Taurus: {
    says: [
      'You like what lasts, and you do what it takes to make it last ({crowd}).',
      'Things and people get the same care from you, slow and regular, and both hold up well.',
      'Others steady themselves on you in a bad year without noticing that they do.',
      'When something has to change you are usually the last to move, and then you move for good.',
    ],
    traits: ['steady', 'slow'],
  },
  Gemini: {
    says: [
      'You find your way by asking ({crowd}).',
      'You carry what one person told you to the next, who turns out to need it.',
      "Two subjects at once is the least you can do without getting bored, and three isn't many.",
      'People may wait for you to settle on one of them, and at the time you would have said that you had.',
    ],
    traits: ['quick', 'changeable'],
  },
  Cancer: {
    says: [
      'You know who belongs to you, and you look after them first ({crowd}).',
      'You remember birthdays and allergies and the name of the first cat, and being remembered like that is why people stay.',
      'A cool tone can spoil a day for you, although you would say that it was nothing.',
      'You let go of things late, and you keep something from each of them.',
    ],
    traits: ['warm', 'close'],
  },
  Leo: {
    says: [
      'You put your heart into what people will see, and into a good deal that they never will ({crowd}).',
      'You praise generously and give more than was asked for, and a group with you in it has a better time.',
      'Being passed over hurts you more than being criticized.',
      'You can do without applause for a while, and by the end of the while it shows.',
    ],
    traits: ['warm', 'proud'],
  },
  Virgo: {
    says: [
      "You can't pass by a thing that could be put right ({crowd}).",
      'You reword the email, straighten out the schedule, and find the charge that was billed twice, and it relaxes you more than lying down would.',
      'The people you do it for get used to a life that works, and forget that somebody is working on it.',
      "Praise doesn't stay with you for long, because you've already noticed the part that could have been better.",
    ],
    traits: ['orderly', 'modest'],
  },
  Libra: {
    says: [
      'You go looking for the fair thing before you look for what you want ({crowd}).',
      'Two friends who have fallen out can both come to you, because each of them feels understood and neither of them is told so against the other.',
      'You notice at once when a room or a plan is out of balance, and you move one thing and it is better.',
      'Left to choose with nobody else in mind, you can go back and forth for longer than the choice is worth.',
    ],
    traits: ['tactful', 'close'],
  },
  Scorpio: {
    says: [
      "You can't leave a thing alone until you know the reason for it ({crowd}).",
      'You keep few friends and keep them close, and what they tell you goes no farther.',
      "In a crisis you're calmer than most, since you've usually looked the worst of it in the face already.",
      "It's harder for you to let a small thing be small, and you may still be thinking about a tone of voice that its owner forgot by lunch.",
    ],
    traits: ['serious', 'private'],
  },
  Sagittarius: {
    says: [
      "You're always partly on your way to somewhere ({crowd}).",
      'A cheap ticket, a new subject or a person with a theory can turn your week around, and you come back from each of them with something to tell.',
      'You say what you think and expect to be forgiven, and your good mood generally sees to it.',
      'The plain middle of a thing is where people lose you, after the exciting beginning and before the end can be seen.',
    ],
    traits: ['open', 'idealistic'],
  },
  Capricorn: {
    says: [
      "You'd rather have something to climb than somewhere to lie down ({crowd}).",
      "You may have been called sensible before you had much choice in it, and you've been living up to the word.",
      "Work from you is done properly and by the day you named, and it's usually more than anybody asked for.",
      'You take a rest as one more line on the list, and the people who love you would like to see you waste a whole afternoon.',
    ],
    traits: ['serious', 'steady'],
  },
  Aquarius: {
    says: [
      'You see how it could be done for everybody, and you would like to be left to it ({crowd}).',
      'Your friends might not like each other, and it has never bothered you.',
      'An idea of yours that got a laugh in the spring is often in use by the fall.',
      'When somebody near you is upset you look for the reason, and they may have wanted you to look at them.',
    ],
    traits: ['independent', 'cool'],
  },
  Pisces: {
    says: [
      "You take in what's around you, and it can be hard to say afterward which part was yours ({crowd}).",
      'You can talk with nearly anybody, because for that hour you are a little like them.',
      'It makes you kind, and good at whatever has to be felt before it can be explained.',
      'You need an hour in the day when nobody wants anything from you, and you seldom ask for it.',
    ],
    traits: ['warm', 'loose'],
  },
}

export const houseCrowdAgain: Record<House, AuthoredParagraph> = {
  1: {
    says: [
      'Most of what you are is in the shop window ({crowd}).',
      'So people react to you before you have done anything, some with interest and some with resistance, and you have had to get used to both.',
      'You learn by putting yourself into a thing, and advice that worked for somebody else means little to you.',
      "The price is that everything feels personal, even when it's only about parking.",
    ],
    traits: ['open', 'bold'],
  },
  2: {
    says: [
      'You want to be able to count on what you have, and you build it up slowly and well ({crowd}).',
      'Because your peace of mind depends on it, you know quite exactly what you earn, what you owe and what you could do without.',
      'That makes you reliable with money and with your own gifts, which you use where others only talk of theirs.',
      'A loss hits you harder than it looks from outside, since part of your worth seems to go with it.',
    ],
    traits: ['practical', 'steady'],
  },
  3: {
    says: [
      'Your days are made of short conversations, and you need a good many of them ({crowd}).',
      'Since you think in exchange with others, a neighbor or a sister on the phone can change your plans for the week.',
      'You pick up quickly what people nearby know, and you pass it on in a form they understand.',
      "What suffers is anything that takes a long silence, and you tend to put that off until there's nobody left to talk to.",
    ],
    traits: ['open', 'quick'],
  },
  4: {
    says: [
      'Home is where the important things in your life get decided, and few people are let in to watch ({crowd}).',
      'You carry the place you come from with you, whether you love it or had to get away, and you measure every later home by it.',
      'That gives you roots, and people close to you feel held by them.',
      "In public you may do well and still have the feeling that it's happening to somebody else.",
    ],
    traits: ['private', 'close'],
  },
  5: {
    says: [
      'You live for what you would do without being asked ({crowd}).',
      "When your heart is in a thing, you have more strength than anyone, and when it isn't, hardly enough to answer the mail.",
      'People are drawn to that, because they can see you enjoying yourself and would like to learn it.',
      'It also means that you bring something of yourself to every game, and that losing one can feel like a judgment.',
    ],
    traits: ['playful', 'warm'],
  },
  6: {
    says: [
      'You find yourself in what you do every day, and the quality of a Tuesday matters more to you than the grand occasions ({crowd}).',
      "Because you see what has to be done, you do it, and soon it's yours to do.",
      'Your body keeps an exact account of all that, and it tells you when the week was too long before you have noticed.',
      "You're good at being needed, and it takes practice to be somewhere without being of use.",
    ],
    traits: ['orderly', 'practical'],
  },
  7: {
    says: [
      'You find out who you are across from somebody, so the people you choose make a great difference to your life ({crowd}).',
      "You're good at the give and take of it, and you hear what the other side wants before it has been said.",
      'That makes you a partner people ask for, in work as much as in love.',
      'What you would want without any of them is a question you may have been able to avoid for years.',
    ],
    traits: ['close', 'tactful'],
  },
  8: {
    says: [
      'You go to where it counts, and small talk is only the way there ({crowd}).',
      'You have a feeling for what people owe each other and for what they hide, so they tell you things they have told nobody.',
      "None of that breaks you, and in a bad hour you're steadier than people who seem lighter.",
      'In a good hour it can be hard for you to believe that nothing is the matter.',
    ],
    traits: ['serious', 'private'],
  },
  9: {
    says: [
      "You need to know what it's all for, and the answer is usually farther away than where you are standing ({crowd}).",
      'So you travel, study or believe, and you come back with more than you left with and tell people about it.',
      'Your confidence spreads, because you really do see how things could be.',
      "The form on the table and the appointment at two don't profit from that view, and somebody has to remind you.",
    ],
    traits: ['open', 'idealistic'],
  },
  10: {
    says: [
      'You want to do something in the world that can be pointed to ({crowd}).',
      'Since you feel that people are watching, you hold yourself to a standard, and mostly you meet it.',
      'Responsibility comes to you early and stays, because you carry it as if it weighed little.',
      "The people at home know how much it weighs, and they would sometimes like to be the reason you're late for something else.",
    ],
    traits: ['public', 'serious'],
  },
  11: {
    says: [
      'You come into your own among people who want the same thing ({crowd}).',
      'A group makes you braver, and you make it friendlier, so plans that include you tend to last past the first meeting.',
      'You think about how things will be, and you count on others to want it, too.',
      'One single person who needs you tonight can be harder for you than twenty who need you next month.',
    ],
    traits: ['open', 'idealistic'],
  },
  12: {
    says: [
      'A large part of your life happens where nobody is looking ({crowd}).',
      'You take in what is going on around you without meaning to, and you need hours alone in order to find out which of it is yours.',
      "Out of those hours come your best ideas and a good deal of quiet help, for which you are seldom thanked because you didn't sign it.",
      'People may know you for years and be surprised, and you are surprised in turn at how little they had guessed.',
    ],
    traits: ['private', 'idealistic'],
  },
}

/** A planet of a generation on an angle is the same for all who were born within a few minutes in the same years. */
export const slowOnAnglesAgain: Partial<
  Record<Planet, Record<'asc' | 'dsc' | 'mc' | 'ic', AuthoredParagraph>>
> = {
  uranus: {
    asc: {
      says: [
        "There's something about you that doesn't fit the form, and people notice it before you speak ({aspect}).",
        "You feel cramped by what is expected, so you do it another way, and it's as often for the air as for the point of it.",
        'That wakes people up, and some of them thank you later.',
        'You may be the last to see how restless you are, since to you it only feels like being awake.',
      ],
      traits: ['independent', 'frank'],
    },
    dsc: {
      says: [
        "You're drawn to people who don't need you, and you stay with those who leave you free ({aspect}).",
        'Closeness that comes with rules makes you look for the exit, even when you love the person who made them.',
        "With somebody who can stand surprises, you're loyal in a way that nobody would have predicted.",
      ],
      traits: ['independent'],
    },
    mc: {
      says: [
        'What you do in the world changes direction, and usually in a single week ({aspect}).',
        "You work best where you can decide how it's done, and a superior who explains it to you has your resignation half written.",
        "You become known for what nobody had thought of, and it's worth more to you than a title.",
        'What people would like from you, and get only in part, is some notice.',
      ],
      traits: ['independent', 'public'],
    },
    ic: {
      says: [
        "You don't take root easily, and a place that holds you too well makes you uneasy ({aspect}).",
        'You may have grown up with sudden changes, or simply with the feeling that you belonged to another family.',
        'So you made your own rules for what a home is, and they suit you, though a visitor may have to ask where the chairs are.',
        'Peace for you is knowing that you could go.',
      ],
      traits: ['independent', 'changeable'],
    },
  },
  neptune: {
    asc: {
      says: [
        'People see in you what they need, and you are permeable enough to let them ({aspect}).',
        'You take on the mood of a room as you come in, so it can be hard to say in the evening which of it was yours.',
        "It gives you tact of a rare kind, because you know from inside how it's to be the other person.",
        'What you yourself want comes through most clearly when nobody is there.',
      ],
      traits: ['yielding', 'private'],
    },
    dsc: {
      says: [
        'You love people for what is best in them, and you see it long before they show it ({aspect}).',
        'That can raise a person up, and it can make you overlook for years what everyone else had noticed.',
        'You give without counting, partly because counting would break the spell.',
        "The best people for you are those who tell you plainly what they're not.",
      ],
      traits: ['trusting', 'idealistic'],
    },
    mc: {
      says: [
        "You have a calling more than a career, and it isn't easy to say what it's called ({aspect}).",
        'Since you work from a feeling for what is needed, you do well where others only follow a procedure, and badly where the procedure is all there is.',
        "Your reputation has a life of its own, and some of it isn't about you.",
        'A clear contract protects you from your own good will.',
      ],
      traits: ['idealistic', 'public'],
    },
    ic: {
      says: [
        "Under everything you do there's a longing for a place where nothing has to be explained ({aspect}).",
        'You may have come from a family in which much was felt and little was said, or you may simply pick up a mood faster than other people do.',
        "You're imaginative and easily moved, and you need music or water or silence the way others need a meal.",
        'At home you put off practical matters until a bill with a red line on it wakes you.',
      ],
      traits: ['private', 'idealistic'],
    },
  },
  pluto: {
    asc: {
      says: [
        "You have an intensity that people feel even when you're only asking the time ({aspect}).",
        'You meet the world as if something were at stake, because for you it usually is, and you would rather know the worst than be spared.',
        'It makes you strong in a crisis and a little alarming at a picnic.',
        'Few people guess how much of that watchfulness is there to protect something soft.',
      ],
      traits: ['guarded', 'serious'],
    },
    dsc: {
      says: [
        "You don't do things by halves with another person, and you attract people who don't either ({aspect}).",
        "So there's depth in it and there's sometimes a struggle over who has the upper hand, which neither of you would call by that name.",
        'You change through such people, and they change through you.',
        "Trust comes late, and it's worth the wait for both sides.",
      ],
      traits: ['close', 'wary'],
    },
    mc: {
      says: [
        'You go about your work as though a great deal depended on it, and people soon learn not to get in the way ({aspect}).',
        'You see how power really runs in a place, and you would rather have a little of the real kind than a lot of the other.',
        'Once or twice in a life like this everything gets torn down and built up again, and the second building is the better one.',
        'What you might leave out is the fight that only proves you can.',
      ],
      traits: ['public', 'serious'],
    },
    ic: {
      says: [
        "Your strength comes from somewhere that you don't show ({aspect}).",
        'There may have been something in your family that was not spoken of, and you have gone on digging where others let it lie.',
        'Because of that you know what a home is worth, and you would defend yours against anyone.',
        'The same force can turn a small matter between two rooms into a question of principle.',
      ],
      traits: ['private', 'guarded'],
    },
  },
}

/** The slow planets that friends of one age have most often on the lowest point of the sky. */
export const slowOnAnglesThird: Partial<
  Record<Planet, Partial<Record<'asc' | 'dsc' | 'mc' | 'ic', AuthoredParagraph>>>
> = {
  uranus: {
    ic: {
      says: [
        'You feel at home where you could leave tomorrow ({aspect}).',
        'You may have moved often, or lived in one place that never felt settled, and you learned to unpack fast.',
        'A plan that ties you to one address for ten years makes you look at the map.',
        'The people you live with do best when they take the rearranged rooms as a good sign.',
      ],
      traits: ['independent', 'changeable'],
    },
  },
  neptune: {
    ic: {
      says: [
        'Home, for you, is as much a mood as it is a place ({aspect}).',
        'You can feel at home in a song and like a guest in your own rooms, sometimes in one evening.',
        'Those you live with may not know where you are while you sit there with them, and you come back gentle.',
        'Repairs do better with a second pair of eyes, since you tend to see the place as it could be.',
      ],
      traits: ['private', 'idealistic'],
    },
  },
  pluto: {
    ic: {
      says: [
        'What goes on at home matters to you more than you let anyone see ({aspect}).',
        'You notice at once when something there is being kept quiet, and you find it hard to leave it alone.',
        'You may once have cleared out a whole life and begun again, or you may only know that you could.',
        'It takes you a long time to let somebody move in, and after that you would defend the place against anyone.',
      ],
      traits: ['guarded', 'steady'],
    },
  },
}

export const slowOnAnglesFourth: typeof slowOnAnglesThird = {
  neptune: {
    ic: {
      says: [
        'Something in you is always a little homesick, even in rooms that you chose yourself ({aspect}).',
        'You furnish by mood, and you can spend an afternoon on where to hang one picture.',
        "People who visit grow quiet there and stay longer than they'd planned.",
        'What a lease says, or who was going to call the plumber, can escape you for weeks.',
      ],
      traits: ['private', 'idealistic'],
    },
  },
}

/** On a planet at an angle, by the element of its sign. */
export const anglesAgain: Partial<Record<string, AuthoredParagraph>> = {
  'moon-dsc/earth': {
    says: [
      'You trust a person who does the same kind thing every week ({aspect}).',
      'Feelings that come with flowers make you a little nervous, and what wins you over is somebody who checks the tires before your trip.',
      "With someone like that beside you, you're calm all the way down.",
      "You look after them in return so steadily that you may forget to ask if you're still happy, and it can be years before you do the sum.",
    ],
    traits: ['close', 'steady'],
  },
  'moon-dsc/air': {
    says: [
      "You're easiest in your own skin when somebody is telling you something ({aspect}).",
      'You ask, they answer, and by the end of it you know how they are and also how you are.',
      "So your closest people tend to be good talkers, and there's hardly a silence between you that either of you has had to fill alone.",
      "A quarrel frightens you chiefly because the talking might stop, so you're usually the one who sends the funny picture first.",
    ],
    traits: ['close', 'tactful'],
  },
  'moon-asc/water': {
    says: [
      "You feel your way into a room, and it's all over your face by the time you've found a seat ({aspect}).",
      "People take it for sympathy and tell you what's the matter, and they're generally right to.",
      "A friend who's trying to be brave can't keep it up for long in front of you.",
      "What you yourself would have felt, if you'd come in first, is a thing you may only find out at home.",
    ],
    traits: ['warm', 'open'],
  },
  'mercury-ic/fire': {
    says: [
      'What you really think gets said at home, and at some volume ({aspect}).',
      'Your family may have been one in which the fastest talker got the last potato, or one where nobody said a word, so you made up for it later.',
      'You clear things up on the spot, between two rooms if you have to.',
      "The people who live with you know that it's over when you've said it, and a guest may need to be told.",
    ],
    traits: ['private', 'frank'],
  },
  'mars-asc/air': {
    says: [
      "You come in with a remark, and it's usually the one that gets things going ({aspect}).",
      'You tease people to find out who they are, you answer back, and you enjoy it most when somebody is quicker than you.',
      'Nobody has to wonder for long what you object to.',
      "A shy person may hear only the edge of it, and it's worth your while to laugh first.",
    ],
    traits: ['frank', 'quick'],
  },
  'venus-asc/water': {
    says: [
      "There's something soft about how you say hello, and people lower their guard for it ({aspect}).",
      "You notice who's ill at ease, and you go and stand next to them as if it were by chance.",
      'It gets you invited nearly everywhere, and it gets you told a great deal.',
      "You may find that people are a bit in love with an impression, and they're slow to ask what you like when you aren't being kind.",
    ],
    traits: ['warm', 'tactful'],
  },
  'sun-asc/earth': {
    says: [
      'You come across as somebody who has done this before ({aspect}).',
      'People hand you the map and the baby, and they ask you how long it will take.',
      "Because you don't hurry and don't explain much, they believe what you say, and it usually turns out that they were right to.",
      "They're surprised when you do something silly, and you might like to surprise them a little more often than you do.",
    ],
    traits: ['steady', 'serious'],
  },
}
