import type { YearLanes } from '../../../year-ahead.ts'

/** What a transit of Pluto opens, reviews, and settles. */
export const plutoLanes: YearLanes = {
  sun: {
    eases: [
      {
        begins: [
          "You find a strength you hadn't used before.",
          "It shows in how calmly you can refuse something, or in how long you're able to stay with a hard task.",
        ],
        reviews: [
          'Somebody near you is struggling with a thing you could lift with one hand.',
          'Offering costs you very little, and it shows you what the new strength may be good for.',
        ],
        ends: [
          "You've changed a long way down, in a direction you'd have picked yourself.",
          'Others may notice that you explain yourself less and mean it more.',
        ],
      },
      {
        begins: [
          "You're given a free hand in something that matters to you.",
          'Your seriousness works in your favor for a change, even at a party.',
        ],
        reviews: [
          'You find out how much you can influence without raising your voice.',
          "It's enough to be careful with, since people have begun to watch your face for the answer.",
        ],
        ends: [
          "You know what you're made of in one respect, and you've got witnesses.",
          "It's changed how you sit at a family table or anywhere you used to be nervous, leaning back and in no hurry to speak.",
        ],
      },
    ],
    presses: [
      {
        begins: [
          "You're up against something that doesn't negotiate.",
          'It may be a person or a fact about yourself, and the first thing it takes from you is your usual method.',
        ],
        reviews: [
          'The pressure returns and finds you less surprised.',
          "It's possible to see who you'd be if you stopped defending that one point, and it's somebody you could live with.",
        ],
        ends: [
          "You've let go of something that you thought you couldn't do without.",
          "What's left of you is harder to push and has less reason to push back.",
        ],
      },
      {
        begins: [
          "Something you've been proud of is taken apart, by events or by a person with no tact.",
          "Underneath it you may find a plainer pride that doesn't need the other.",
        ],
        reviews: [
          "You're asked again who you'd be without the thing you're proudest of.",
          "The first time you may have had no answer, and by now you've been living some of it for months.",
        ],
        ends: [
          "You've outlasted the pressure, or you've let it change you, and the two look much the same from outside.",
          "From inside, what you notice is that your jaw isn't clenched anymore.",
        ],
      },
    ],
  },
  moon: {
    eases: [
      {
        begins: [
          'Feelings go deep, and you can stand it.',
          "You might tell somebody a thing that you'd never put into words, in the last ten minutes before you say goodnight, and feel lighter on the walk home.",
        ],
        reviews: [
          'An old hurt can be visited from a greater distance.',
          "It's become a story with other people in it, some of whom were doing their best.",
        ],
        ends: [
          "You've made peace with a feeling that you used to manage.",
          "It comes by less often than it did, and you don't have to clear the day for it.",
        ],
      },
      {
        begins: [
          "You're able to feel an old thing to its end, with someone there or with a long bath.",
          'It takes an evening, and it had been waiting for years.',
        ],
        reviews: [
          'You learn something about a person you come from, and it explains a habit of yours.',
          "The habit may go on, but you'd know by now that it's only a habit.",
        ],
        ends: [
          "You've looked at something in yourself that you used to walk around.",
          "Being close to people frightens you less, because there's less for them to find.",
        ],
      },
    ],
    presses: [
      {
        begins: [
          'Your reactions are larger than the occasion, so they must be about some other one.',
          'Somebody close can set them off by a tone of voice, over something no bigger than which way the towels hang.',
        ],
        reviews: [
          'A certain tone of voice gets the usual reaction, and this time you catch it on the way up.',
          'You may be able to tell the other person what it reminds you of.',
        ],
        ends: [
          "You've stopped being run by an old alarm.",
          'The people close to you walk more freely because of it, and you sleep through what used to wake you.',
        ],
      },
      {
        begins: [
          "You need somebody's closeness so much that you test it.",
          'A missed call gets interpreted by midnight, and the interpretation is never flattering.',
        ],
        reviews: [
          'You notice what you do just before you push someone away.',
          "It's a small thing, a joke or a look at the clock, and it can be skipped.",
        ],
        ends: [
          'You can need someone and let them go home.',
          "The old fear has been wrong so often by now that it's begun to lower its voice.",
        ],
      },
    ],
  },
  mercury: {
    eases: [
      {
        begins: [
          "You see through things, and you're patient enough to check.",
          "One good question to the right person gets you what months of guessing didn't, because you let the silence after it run.",
        ],
        reviews: [
          'What you found out has to be sorted into what to pass on and what to keep.',
          'Discretion suits you, and people tell you more because of it.',
        ],
        ends: [
          'You know a subject to the bottom by now.',
          "You can explain it to a ten-year-old, and you've learned when to leave it unmentioned.",
        ],
      },
      {
        begins: [
          "You want the whole story, and people who've told nobody tell you.",
          'Research of any kind goes well, from family papers to the history of a building.',
        ],
        reviews: [
          "A story that you've been piecing together has a hole in it, right where you'd like it to fit.",
          'Leaving the hole there makes the rest more believable.',
        ],
        ends: [
          'You can speak about a hard matter in plain words, without lowering your voice.',
          'Others have begun to do the same, which may be the larger result.',
        ],
      },
    ],
    presses: [
      {
        begins: [
          "You can't leave a question alone.",
          "Old messages get read again for what they really meant, and in an argument you go straight for the sore spot and then wonder why it's so quiet.",
        ],
        reviews: [
          "The argument may come round once more, with someone who's quite as stubborn.",
          'Granting a single point of theirs frees up the whole discussion.',
        ],
        ends: [
          "You've changed your mind about something you'd have sworn to.",
          'These days you argue less to win, and you lie awake over fewer sentences.',
        ],
      },
      {
        begins: [
          'You hear the motive behind every sentence and answer that instead.',
          'People feel caught, even those who only meant what they said.',
        ],
        reviews: [
          "You're drawn into the same dispute by a single word.",
          'Asking what the other person meant by it feels too much like giving in, and it takes ten seconds.',
        ],
        ends: [
          "You've learned to keep a strong opinion for a week before you use it.",
          "About half of them don't last that long.",
        ],
      },
    ],
  },
  venus: {
    eases: [
      {
        begins: [
          "You're drawn to what's real, so small talk falls away.",
          'In the course of one long evening a friendship can go deeper than it had in all the time before.',
        ],
        reviews: [
          'What you want from the people you love becomes clear when you ask yourself plainly.',
          "It's more than you'd said and less than you'd feared.",
        ],
        ends: [
          'You love fewer things and you love them thoroughly.',
          'Somebody may have heard the worst about you, asked two questions about it, and stayed for supper.',
        ],
      },
      {
        begins: [
          'You know whom you love and what for, and you say it without decoration.',
          'Somebody may be startled into silence and think about it all day.',
        ],
        reviews: [
          'A bond has been through something, and you can look at it together.',
          'You may each have kept back one sentence, and it would be welcome.',
        ],
        ends: [
          'Your affection has become steady in bad weather.',
          "You've got someone with whom money and bad news can be discussed in one evening, and there's still time for a movie.",
        ],
      },
    ],
    presses: [
      {
        begins: [
          'Wanting gets serious, and so does the fear of losing what you want.',
          "You may keep watch over somebody whom you'd rather just enjoy, down to the minute when they were last online.",
        ],
        reviews: [
          'The cost of keeping watch comes into view.',
          'Asking for what you want is easier than arranging for it, though it gives you less to hide behind.',
        ],
        ends: [
          'Something that you held too tightly has left, or it has stayed of its own accord.',
          "You've learned to tell when you're wanted from when you're only needed.",
        ],
      },
      {
        begins: [
          "You're attracted against your better judgment, or repelled against your manners.",
          'What you want has more to do with you than with the person in question.',
        ],
        reviews: [
          "You look at what you've been willing to pay for a feeling.",
          "It's a respectable sum, and you've been getting less of the feeling for it each month.",
        ],
        ends: [
          'An attachment has stopped hurting.',
          "You may see the person or the thing again and find that they're of ordinary size and rather nice.",
        ],
      },
    ],
  },
  mars: {
    eases: [
      {
        begins: [
          "There's stamina to burn in you, along with a cool head.",
          'The job that everyone else has avoided is within your strength, so you can name your conditions before you take it.',
        ],
        reviews: [
          'Your force may have drifted from where you first aimed it.',
          "A small turn now saves a fight that nobody needs and that you'd have started.",
        ],
        ends: [
          "You've done what you set out to do by not stopping.",
          'People think twice before they cross you, and you hardly ever have to raise your voice.',
        ],
      },
      {
        begins: [
          'You go at a thing with your whole weight, and it gives way.',
          "A pile that's been there since you moved in may be gone by evening.",
        ],
        reviews: [
          'Strength has to be rationed for the last stretch.',
          "There's enough of it, provided that you stop proving you've got more.",
        ],
        ends: [
          "You've done the thing that frightened you, and you did it in working clothes on an ordinary day.",
          'People who saw it treat you a shade more formally.',
        ],
      },
    ],
    presses: [
      {
        begins: [
          "You collide with somebody's will, and it's as strong as yours.",
          'Backing off would feel too much like losing, so you push on past the point of good sense.',
        ],
        reviews: [
          'The same collision is back for another round.',
          'You may notice how much you would enjoy the winning and how little you would do with the prize.',
        ],
        ends: [
          'You found out how far force gets you, and where it stops.',
          'The rival has turned into a neutral neighbor or a respectful one.',
        ],
      },
      {
        begins: [
          'Your anger goes deeper than its occasion, and you can feel it in your teeth.',
          "Heavy work helps, and so does somebody who isn't frightened by a loud voice.",
        ],
        reviews: [
          'You recognize the anger when it comes again and can tell its age.',
          "It was there long before the person in front of you, who's done nothing worse than whistle.",
        ],
        ends: [
          "You've got your whole force at your disposal and no one to use it on.",
          'It turns out to be good for building.',
        ],
      },
    ],
  },
  jupiter: {
    eases: [
      {
        begins: [
          'You think bigger and have the means to back it.',
          'Someone with resources may take an interest in you, on terms that deserve a slow reading and a night in between.',
        ],
        reviews: [
          'You read the terms of an offer again and look around at the company that came with them.',
          "If there's a clause you'd want changed, people are still willing to talk about it.",
        ],
        ends: [
          "You've come into something substantial, and you came by it decently.",
          "What you'd like to do with it has become the more interesting question.",
        ],
      },
      {
        begins: [
          'Something you believe in gets backing, in money or in numbers.',
          "You may be asked to speak for it, and you don't need notes.",
        ],
        reviews: [
          "People who've backed you would like a small say.",
          'Giving them one costs you less than it seems to, as long as you put it in writing.',
        ],
        ends: [
          "You've had more effect than you set out to have.",
          "The part that pleases you most was done by people you've never met.",
        ],
      },
    ],
    presses: [
      {
        begins: [
          'You want to win big, or you may run into somebody who does.',
          'Belief turns into persuasion, and you catch yourself leaning across the table at a person who came to talk about the weather.',
        ],
        reviews: [
          "It's time to count what winning would cost everyone else.",
          "A smaller victory, shared by three people who'd all remember it, begins to look more useful.",
        ],
        ends: [
          'An ambition that was eating up the others has been let go.',
          "What you believe has lost its sales pitch, so it's easier for people to agree with you.",
        ],
      },
      {
        begins: [
          "You're sure that you're right and you've got the evidence, three folders of it.",
          'The more you convince people, the fewer of them call.',
        ],
        reviews: [
          "Your certainty meets a case that it doesn't fit, and the case is someone you like.",
          'You make an exception for them or you think again, and both get noticed.',
        ],
        ends: [
          "You've kept your conviction and given up being its police.",
          "It's surprising how many people agree with you, now that they aren't made to.",
        ],
      },
    ],
  },
  saturn: {
    eases: [
      {
        begins: [
          'You get serious about something, and others make room for it.',
          "Tearing out what doesn't work is slow, down to the nails, but the patience for it seems to be there.",
        ],
        reviews: [
          "A hard week tests what you've rebuilt.",
          "The half that doesn't show is the one you did best, and hardly anyone will ever know.",
        ],
        ends: [
          'It should hold for a long time.',
          "You've become a person who can be given hard things, and you've learned how to hand some of them back.",
        ],
      },
      {
        begins: [
          "You can look hard at what's wrong with some arrangement and begin on it without fuss.",
          'Like most repairs it starts with clearing out, which is why the first weeks look worse than before.',
        ],
        reviews: [
          "A repair that you've been making in your own life has made you an authority, and people bring you theirs.",
          'You begin to charge for it, in one currency or another.',
        ],
        ends: [
          "You've got something to stand on that you built by yourself.",
          "It isn't elegant, and it'd hold a good deal more weight than you've put on it.",
        ],
      },
    ],
    presses: [
      {
        begins: [
          'A structure that you depend on comes under strain, and pretending otherwise uses up your strength.',
          'It may seem that everything would come down if you let go for a day.',
        ],
        reviews: [
          'You let go of one beam to see what happens.',
          "What comes down is mostly what you'd been holding up for show.",
        ],
        ends: [
          'You live with fewer certainties, and the ones you kept can take your full weight.',
          'The fear of collapse is smaller, since some of it happened and you had lunch afterward.',
        ],
      },
      {
        begins: [
          "You're under a load that's meant for two, and some of it was there before you.",
          "Rules you never agreed to are being enforced by someone who didn't make them either.",
        ],
        reviews: [
          'You can tell by now which of the old rules were holding the roof up.',
          "It's two of them, and neither is the one that people quarrel about.",
        ],
        ends: [
          "You're out from under it, and your back is straighter.",
          "Rules that can't say what they are for get less of your time than they did.",
        ],
      },
    ],
  },
  uranus: {
    eases: [
      {
        begins: [
          "A change you'd given up on becomes possible all at once.",
          "You've got the courage as well as the backing, which rarely turn up in the same week.",
        ],
        reviews: [
          'How thorough a change you want is the question at this point.',
          'Changing half and keeping half is a respectable answer, even if it makes the worse story.',
        ],
        ends: [
          "You've changed something that can't be changed back, and you're glad of it.",
          'It took less drama than you would set aside for the purpose.',
        ],
      },
      {
        begins: [
          "The wish to change something goes all the way down, so there's power behind it.",
          "You may do in a single weekend what you've been announcing since you could talk.",
        ],
        reviews: [
          "A change you've begun draws in people you hadn't thought of.",
          'Some of them want to help, and one or two want it to stop, and both sorts have a point to make.',
        ],
        ends: [
          "It's done, and the old way seems as distant as an address from childhood.",
          'You know the way and have no wish to go.',
        ],
      },
    ],
    presses: [
      {
        begins: [
          'You want to be free of something with a strong grip, and it has noticed.',
          "Each tug makes it hold on harder, until you'd like to pull the whole thing down.",
        ],
        reviews: [
          'You try a quieter way out.',
          "It goes better once you know what you'd do with the first free day, hour by hour.",
        ],
        ends: [
          "Either you're out or you've stayed on terms that leave your hands free.",
          "The next time somebody tells you that there's no alternative, you'll want to see the list.",
        ],
      },
      {
        begins: [
          "Something that you can't change is standing in front of something that you can't stand.",
          'You may feel it in your shoulders before you can say it in words.',
        ],
        reviews: [
          "You've quit fighting the whole of it and begun to look for the exception.",
          "There's one that's a little undignified, such as filling out the form, and it would do.",
        ],
        ends: [
          "You've got your freedom from it, and it cost you a picture of yourself as patient.",
          'The others had seen through that picture some time ago.',
        ],
      },
    ],
  },
  neptune: {
    eases: [
      {
        begins: [
          'An ideal grows some muscle.',
          'It turns out that something can be done about a matter that used to make you only sad, and the first hour goes to phone calls.',
        ],
        reviews: [
          "Someone may suspect your motives, which are mixed, as most people's are.",
          'The help is still help, so you can carry on with a straighter face.',
        ],
        ends: [
          'Something you believed in exists a bit more than it did.',
          'It got hours from you where it used to get sighs, and the difference shows.',
        ],
      },
      {
        begins: [
          'You can put weight behind a thing you used to only wish for.',
          'Somebody may be waiting for exactly that kind of help, with their name on a list.',
        ],
        reviews: [
          'You meet people who care about the same thing for other reasons.',
          "It's possible to work with them, if nobody asks about the reasons on the first day.",
        ],
        ends: [
          "You've seen a bit of good come about and know what it took.",
          "It's made you less dreamy about it and, oddly enough, more hopeful.",
        ],
      },
    ],
    presses: [
      {
        begins: [
          'You see what a lovely idea has been covering up.',
          "It's a disappointment with some relief in it, since you'd half known, the way one half knows about a stain under a rug.",
        ],
        reviews: [
          'You go back to the spot where you were fooled, by others or by yourself.',
          "By now it's plain how it was done, and that you were tired at the time.",
        ],
        ends: [
          'Nobody has an easy believer in you anymore.',
          "What you do believe cost you something, and you don't press it on others.",
        ],
      },
      {
        begins: [
          "A thing you'd preferred to leave in the mist is coming out of it.",
          "It may be an old family tale or a hope of your own, and one of its dates doesn't fit.",
        ],
        reviews: [
          "You know most of the truth about an old matter by now, and it's allowed to be enough.",
          "The last piece concerns only you, and it's smaller than the others.",
        ],
        ends: [
          "You've got an account of what happened that you can live with and that other people can check.",
          'The tale was prettier, and you may go on telling it at parties.',
        ],
      },
    ],
  },
  pluto: {
    eases: [
      {
        begins: [
          "You notice how much you've already come through.",
          'It counts with people who are in the middle of something similar, and they can tell without hearing the story.',
        ],
        reviews: [
          'There are a few things that you still keep under lock.',
          'One of them can come out, since it lost its power to hurt a while ago.',
        ],
        ends: [
          "You're on good terms with your own strength.",
          'You use it late and seldom, which is why people take it seriously when it appears.',
        ],
      },
      {
        begins: [
          'You can look at the less likable things in yourself and stay civil.',
          "Envy may turn up on an ordinary afternoon, and for a minute it talks sense about what you'd like to have.",
        ],
        reviews: [
          "There's something you've gone on hiding that would mostly bore people.",
          "You've known that for some time and kept hiding it out of habit.",
        ],
        ends: [
          "You've changed more than anyone can see.",
          'It shows in what you no longer react to, which is a long list and growing.',
        ],
      },
    ],
    presses: [
      {
        begins: [
          'Most people born around your time meet this one, and few of them find it cozy.',
          "A method you've relied on to feel in control, such as knowing everything first, stops working.",
        ],
        reviews: [
          'You try to get the control back by the old method and catch yourself at it.',
          'The thing you were guarding turns out to be safe enough on its own.',
        ],
        ends: [
          "You've outlived a fear that you'd arranged a good deal around.",
          "There's an empty space where it was, and it doesn't have to be filled at once.",
        ],
      },
      {
        begins: [
          "You're asked to give up a piece of power that you'd have said you didn't have.",
          "It's the power to withhold something, as you notice when somebody wants it.",
        ],
        reviews: [
          "You find yourself guarding what you'd already decided to hand over.",
          "It's all right to do it slowly, in pieces the size of a suitcase.",
        ],
        ends: [
          "What you had to give up is gone, and you're still here and stronger than it was.",
          'Other people born in your years could tell you something similar, late in the evening.',
        ],
      },
    ],
  },
  asc: {
    eases: [
      {
        begins: [
          'You make an impression without trying, and it stays with people.',
          "Someone may tell you quite early a thing they haven't told anyone else, and then look more surprised than you do.",
        ],
        reviews: [
          'Having seen your effect on people, you can ask what you want it for.',
          'Putting them at ease with it gets you further than winning ever did.',
        ],
        ends: [
          "You walk in as someone who's been through a thing or two and is still friendly.",
          "People sit up straighter, and they're glad to see you all the same.",
        ],
      },
      {
        begins: [
          'People can tell that you mean what you say.',
          "You may be followed into something by two or three others whom you hadn't asked to come.",
        ],
        reviews: [
          "You're tempted to look through people when you could simply look at them.",
          'Guessing what they are hiding is interesting, and asking how they are gets you invited again.',
        ],
        ends: [
          "You've got a presence now that you can turn down.",
          "It's useful in emergencies, and in between you're allowed to be silly.",
        ],
      },
    ],
    presses: [
      {
        begins: [
          "You've become hard to overlook, and some people take that as a challenge.",
          "Being the agreeable one doesn't work anymore, even when you put on the face for it.",
        ],
        reviews: [
          'A contest with somebody close may start up again.',
          'It dawns on you that each of you has been waiting for the other to stop first.',
        ],
        ends: [
          'A face that you used to put on for safety has been dropped.',
          'The few who preferred it have said so and gone, and the others look relieved.',
        ],
      },
      {
        begins: [
          'Somebody may see through you on short acquaintance and say so.',
          'You may be angry for two days and think about nothing else for ten.',
        ],
        reviews: [
          'Your effect on people is stronger than your intention.',
          "A friend can tell you how, on a day when you're able to hear it.",
        ],
        ends: [
          "You've stopped hiding behind your manners.",
          'It felt exposed for a week or two, and the conversations have gotten better since.',
        ],
      },
    ],
  },
  mc: {
    eases: [
      {
        begins: [
          "You're let in on a matter that counts, away from the public part of it.",
          'What you say there carries, so you can afford to say less.',
        ],
        reviews: [
          'The novelty of being asked wears off, and you wonder what the influence could be good for.',
          'Somebody less well placed may be waiting for a word from you.',
        ],
        ends: [
          "You've got real standing by now, of the sort that isn't announced.",
          "You change one rule that everybody complains about, and it's enough.",
        ],
      },
      {
        begins: [
          "You're consulted, and by people who don't ask twice.",
          'It may be about something you learned the hard way and have never put on any form.',
        ],
        reviews: [
          "You could have more power than you've got at the price of liking it less.",
          "A look at the people who've got it, and at how they spend a Sunday, may settle the question.",
        ],
        ends: [
          "You've come to stand for something in other people's eyes.",
          "You didn't choose it from a list, and looking at it now you might have.",
        ],
      },
    ],
    presses: [
      {
        begins: [
          'Your standing is tested by someone who means it, or by your own doubts about what you serve.',
          'Doing well has stopped being enough of a reason, and a compliment leaves you where you were.',
        ],
        reviews: [
          "You see the game more clearly, including who's playing.",
          'Getting up from the table is one of your moves, and knowing that makes you play the others better.',
        ],
        ends: [
          "You've come out of it with less of a position or with a much stronger one.",
          "In either case you know what you wouldn't do to keep it.",
        ],
      },
      {
        begins: [
          'Someone may want your place, or you theirs, with extreme politeness on both sides.',
          'You may wake up at five with a finished speech in your head.',
        ],
        reviews: [
          "The question is who you'd be around here without the title or the role.",
          "You've had a taste of it on a few days when nobody asked you for anything.",
        ],
        ends: [
          "You've survived a public defeat or a public win and found both of them short.",
          "What you do next is chosen by somebody who isn't afraid of either.",
        ],
      },
    ],
  },
}
