import type { YearCourse } from '../../../year-ahead.ts'

/** By house, and in the order of its subjects. */
export const firstCourses: Record<1 | 2 | 3 | 4 | 5 | 6, readonly [YearCourse, YearCourse]> = {
  1: [
    {
      jupiter: 'New people meet you as you are now, because they never knew the earlier version.',
      saturn: [
        'How you come across costs you something here: you can be agreeable or be believed.',
        "You're told that you come across differently, in a tone that isn't praise, and you can ask what is missed.",
      ],
      uranus: 'You surprise people by saying or wearing what you want, and you surprise yourself.',
      neptune:
        'People see what they expect to see, so your own picture of yourself has to do for now.',
      pluto: 'One thing that you have only acted for years stops working, and you stop acting it.',
      eases: [
        'You show a little more of yourself than you had planned, and nobody minds.',
        'What people see and what you mean are closer together than they were.',
      ],
      solar:
        'A different way of presenting yourself can begin here, with something as small as a haircut.',
      lunar: [
        'You hear how you have come across to one person all along, and part of that is worth knowing.',
        'A picture or a remark shows you how you come across, and one thing about it can go.',
      ],
      after: {
        presses: [
          'Whether people still take you as you are shows when you have to disappoint one of them.',
          "You're tempted to go back to the old front, and it no longer fits.",
          'You meet someone from earlier who wants the earlier you, and you stay the one you are.',
          "You're seen on a bad day, and you don't apologize for how you come across.",
        ],
        eases: [
          'The change in how you come across has become ordinary, even to you.',
          'People who met you this year have never seen the old front.',
        ],
      },
    },
    {
      jupiter: 'Your beginning gets room to grow, and the danger is to begin three things at once.',
      saturn: [
        'Your beginning goes more slowly than you would like, and the slow part is the real work.',
        'Others doubt your beginning, and their doubts show you which part to do first.',
      ],
      uranus:
        'What you have begun takes a turn that you had not planned, and you can follow it or stop.',
      neptune:
        "It's hard to tell whether you've begun anything, so a small finished piece is worth having.",
      pluto: 'You give up one thing to have the strength for the thing you are beginning.',
      eases: [
        'The first steps have been taken, and the next ones cost less.',
        'What you have begun starts to run without being pushed.',
      ],
      solar: 'This is a day to begin from, even if only you know what has been begun.',
      lunar: [
        'You see how far your beginning has come, and that it is no longer only an idea.',
        'One beginning turns out to have been a detour, and the other one gets your time.',
      ],
      after: {
        presses: [
          'What you began meets its first real objection, and it has to be worth the trouble.',
          'You find out which part of your beginning you would go on with for no reward.',
          "You lose interest in what you began for a week, and you do the week's part anyway.",
          "You count what is left of your beginning after the setbacks, and it's the part with strength in it.",
        ],
        eases: [
          'What you began gets some help that was not there at the start.',
          'You can leave your beginning alone for a week, and it is still there afterward.',
        ],
      },
    },
  ],
  2: [
    {
      jupiter: 'There is more to be earned here than you would have asked for.',
      saturn: [
        'The money comes later than agreed, or for more hours, and you see what your price leaves out.',
        'You work more for the same money for a while, and you count the hours for once.',
      ],
      uranus:
        'One source of money changes without much notice, and the next one may pay in another way.',
      neptune: 'What you are owed is vague here, so a figure in writing saves you an argument.',
      pluto: 'You see who earns by your work, and the price you have been asking looks different.',
      eases: [
        'You ask for the figure you had in mind, and hear a yes.',
        'Some work of yours is paid for without your having to explain what it is worth.',
      ],
      solar: 'A new way to be paid can begin here, small enough to try.',
      lunar: [
        'You find out what a piece of work has earned, and whether you would do it again for that.',
        'You see on paper what you earn, and the figure is easier to talk about than the feeling.',
      ],
      after: {
        presses: [
          'You have to name your price to a person you like, and you name it anyway.',
          'Your price is questioned, and this time you have the reasons ready.',
          'A cheaper offer competes with yours, and you leave your price where it is.',
          'You earn less in one month than in another, and your price stays the same in both.',
        ],
        eases: [
          'You hear your own price said back to you as if it had always been that.',
          'The money you asked for is there, and you can think about other things.',
        ],
      },
    },
    {
      jupiter: 'There is more on offer than you need, so you find out where enough is for you.',
      saturn: [
        'You have to make do with less for a while, and it turns out what you can do without.',
        "You're careful with money out of habit here, and you find out what the habit is for.",
      ],
      uranus:
        'An expense or an income changes overnight, and your figure for enough changes with it.',
      neptune:
        'You lose count here, of money or of what it was for, and the true sum is in the statements.',
      pluto: 'What you are afraid to lose gets a price, and the price is lower than the fear.',
      eases: [
        'You have enough for these weeks, and you notice it.',
        'You turn down a purchase without feeling poorer.',
      ],
      solar: 'A plain account of what comes in and goes out can begin here.',
      lunar: [
        'You see what a thing has really cost you, and whether that was too much.',
        'You give away or sell something, and you have enough without it.',
      ],
      after: {
        presses: [
          'Your figure for enough gets argued with, mostly by you at night.',
          'You have to refuse something you could afford, and you know why.',
          'An unplanned bill comes, and your figure for enough had room for it.',
          'You compare yourself with people who have more, and you stop when you remember your figure.',
        ],
        eases: [
          'What you have is enough on most days, and you say so without being asked.',
          'A wish goes by without your paying for it.',
        ],
      },
    },
  ],
  3: [
    {
      jupiter: 'You say more than you had meant to, and it does more good than harm.',
      saturn: [
        'What you have to say gets put off once more, and every delay makes the sentence longer.',
        'You rehearse what you have to say, and each rehearsal leaves out another excuse.',
      ],
      uranus:
        'What you have to say slips out before you have prepared it, and the talk you dreaded has begun.',
      neptune:
        'You say half of what you have to say and are taken to mean something else, so there has to be a second talk.',
      pluto:
        "You can't go on talking around it: what you have to say is one sentence, and you know to whom it goes.",
      eases: [
        'You try out what you have to say on somebody who has no part in it, and the plain version takes two minutes.',
        'A part of what you have to say gets said in passing, so what is left is shorter.',
      ],
      solar: 'A talk can begin here that you have been rehearsing by yourself.',
      lunar: [
        "You hear the other side of what you've been meaning to say, and it changes your wording.",
        'A conversation you have been putting off gets its day, and you come out of it with less to say.',
      ],
      after: {
        presses: [
          "What you said gets its answer, and it isn't the one you had prepared for.",
          'You have to repeat what you said, to the same person and in fewer words.',
          'A sentence of yours is quoted back to you, and you can stand by it or correct it.',
          'You feel like taking back a part of what you said, and on a second look you let it stand.',
        ],
        eases: [
          'The person you spoke to brings up that talk first, and the tone is easy.',
          'Since that talk, the two of you can speak about other things again.',
        ],
      },
    },
    {
      jupiter: 'Your ordinary week gets a new face in it, and perhaps an invitation.',
      saturn: [
        'Your week is full, and the people in it get the short version of you.',
        'Errands eat up your week, and you miss the talk that used to come with them.',
      ],
      uranus: 'Your route or your hours change, and with them the people you see every day.',
      neptune: "You take somebody near you for granted, or they're not who you thought.",
      pluto: 'You see which of the people around you all week would notice if you were gone.',
      eases: [
        'A short talk with somebody you see every day goes on longer than either of you meant it to.',
        'The week is easier because two or three people in it know how you are.',
      ],
      solar: 'A regular meeting with somebody from your week can begin here.',
      lunar: [
        'You learn something about a person you see every day that you could have asked long ago.',
        'One acquaintance from your week turns out to be a friend, or turns out not to be.',
      ],
      after: {
        presses: [
          'Your week gets crowded again, and the people you know by now come first.',
          'A misunderstanding with somebody near shows that you know each other well enough to clear it up.',
          "Somebody from your week may move on, and you'd have to ask for the address.",
          "A dull stretch tests your week, and the people in it are what you'd miss.",
        ],
        eases: [
          'You ask for a small favor next door, as a thing that neighbors do.',
          'The people of your week have begun to ask for each other by name.',
        ],
      },
    },
  ],
  4: [
    {
      jupiter: 'There is more room at home than you have been using.',
      saturn: [
        'What is wrong with your home has to be repaired or put up with, and either one has its price.',
        'You have less of your home to yourself for a while, and you learn how much room you need.',
      ],
      uranus:
        'A plan about the place where you live changes overnight, and a better one takes longer.',
      neptune:
        'You picture another home and overlook what this one has, so nothing should be signed yet.',
      pluto: 'You see what you would have to give up to have the home you want.',
      eases: [
        'One corner of your home works as you had imagined it.',
        'The people you live with leave you more room than they did.',
      ],
      solar: 'A change at home can begin here, with one room or one rule of the house.',
      lunar: [
        'You see plainly what your home lacks, and whether this address could ever have it.',
        'A question about your home gets an answer, and the answer is more practical than you feared.',
      ],
      after: {
        presses: [
          'Your room at home gets taken up by other things, and you take it back.',
          "You know by now what your home can't give you, and you can look for that somewhere else.",
          'Two people want the same room at home, and this time you say which one is yours.',
          'Something in your home wears out, and you replace it with what you need and not with what was there.',
        ],
        eases: [
          'Your place has room for a visitor, and you like having one.',
          'You come home glad, and you stop noticing what used to be wrong.',
        ],
      },
    },
    {
      jupiter: 'You hear a family story in a kinder version than the one you know.',
      saturn: [
        'A family duty comes around again, and you ask for the first time whether it is yours.',
        "You're the one your family turns to, and you notice when you last turned to them.",
      ],
      uranus: 'You do a thing differently from how your family does it, and nothing falls apart.',
      neptune: 'You mistake a family habit for your own feeling, and notice it a few days later.',
      pluto: 'An old family rule shows what it was for, and you can keep it or not.',
      eases: [
        'A relative and you talk for once as two grown people.',
        'You use something you got from your family, and it serves you well.',
      ],
      solar: 'A custom of your own can begin here, in place of one you were handed.',
      lunar: [
        'You see what you have carried for your family, and that you can put some of it down.',
        'You understand a relative better than before, without having to agree.',
      ],
      after: {
        presses: [
          'Your family asks for the old arrangement back, and you leave the new one as it is.',
          'You hear a parent in your own voice, and you change the sentence halfway.',
          'A family occasion wants more of you than you planned, and you leave when you said you would.',
          'You miss a family custom that you gave up, and you can have it back in your own way.',
        ],
        eases: [
          'A family visit is shorter than it used to be, and friendlier.',
          'What you have kept from your family goes well with what you have added.',
        ],
      },
    },
  ],
  5: [
    {
      jupiter: 'You have more of what you enjoy than your evenings can hold.',
      saturn: [
        'What you enjoy loses its hours to work here, so you see how much you miss it.',
        "You have to plan what you enjoy, and it's less fun to plan than to do.",
      ],
      uranus: 'You enjoy something you had never thought of, and the old pastime looks smaller.',
      neptune: "You spend your free hours on what only looks like fun, and you're tired afterward.",
      pluto: 'You enjoy one thing enough to give up the others for it.',
      eases: [
        'An evening goes to what you enjoy, and nothing else suffers by it.',
        'You find the right company for what you enjoy.',
      ],
      solar: 'Something you would do for its own sake can begin here.',
      lunar: [
        'You see which of your pleasures you still enjoy, and which you only keep up.',
        'Something you enjoy comes to its high point, and you want the next one to be smaller and sooner.',
      ],
      after: {
        presses: [
          'Work wants the hours back that you gave to what you enjoy, and you give it half of them.',
          "You skip what you enjoy for a week, and you're worse company for it.",
          "You're asked what you get out of what you enjoy, and you needn't have an answer.",
          'You have to choose between two things you enjoy, and you know at once.',
        ],
        eases: [
          'What you enjoy has its place in the week, and nobody asks what it is for.',
          'You do what you enjoy on an ordinary day, without a reason.',
        ],
      },
    },
    {
      jupiter: 'More people want to see what you have to show than you had counted on.',
      saturn: [
        'What you have to show needs more work, and you can tell the work from the worry.',
        'What you have to show is judged by someone strict, and half of the judgment is useful.',
      ],
      uranus:
        'What you have to show gets seen before you think it is ready, and the reaction tells you more than waiting would.',
      neptune: "You can't judge what you have to show for a while, so a second pair of eyes helps.",
      pluto: "You find out what you're afraid to show, and it's less than you thought.",
      eases: [
        'You show your work to one person, who asks for more.',
        'You show a part of your work without an apology.',
      ],
      solar: 'The first showing can happen here, to one person.',
      lunar: [
        'A piece of what you have to show is finished, and you can stop changing it.',
        "You see what you have to show with other people's eyes, and one of its faults can be mended in a day.",
      ],
      after: {
        presses: [
          'A cool opinion of what you showed comes late, and is useful by now.',
          'You have nothing to show for a few weeks, and you go on without applause.',
          "You show the next piece before you've got over the last one.",
          "You're asked when there will be more to show, and the answer is a date.",
        ],
        eases: [
          'Something you showed comes back as a request.',
          'The daily work on the next piece goes well, with nobody watching.',
        ],
      },
    },
  ],
  6: [
    {
      jupiter: 'You get more help with the work, or more of the work, and it pays to ask which.',
      saturn: [
        'What you took on out of goodwill comes due, and you see how many of the hours are yours.',
        'You work overtime on a task that was never yours, and you write down how long.',
      ],
      uranus: 'One of your tasks is taken away or changed, and you miss it less than you thought.',
      neptune:
        "It isn't clear whose task is whose, so you end up doing the part that nobody claimed.",
      pluto: "You can't do all of the work any longer, so one of the tasks goes back.",
      eases: [
        'You hand one task on, and it stays handed on.',
        'The part of the work that is yours goes well, and people can tell which part that is.',
      ],
      solar: 'A different division of the work can begin here, with one task.',
      lunar: [
        'You see for whom you have been working all these hours, and one name on the list surprises you.',
        'A task comes to an end, and you can decide what takes its place.',
      ],
      after: {
        presses: [
          'The work you gave back is offered to you again, and you say no a second time.',
          "You're asked to help out once, and you ask until when.",
          'The division of the work is questioned, and you know which part is yours.',
          'You do one task too many out of habit, and you hand it back the week after.',
        ],
        eases: [
          'Your share of the work fits into its hours.',
          'What you handed on is in good hands, and you were told so.',
        ],
      },
    },
    {
      jupiter: 'You take on more good habits than a week can hold, and one of them stays.',
      saturn: [
        'The body sends its bill for late nights, and it accepts payment in early ones.',
        "You're short of sleep and patience, and the cure for both is an earlier evening.",
      ],
      uranus:
        'Your routine breaks, and the part you put together again is the part that did you good.',
      neptune:
        'You are more tired than you admit, so a slower day is worth more than a stricter plan.',
      pluto: 'One habit has to go, and you have known for some time which one.',
      eases: [
        'A good habit has begun to need no decision.',
        'You sleep a little better, and the day shows it.',
      ],
      solar: 'A better hour in the day can begin here, and one is enough.',
      lunar: [
        'You see what a habit has been doing to your days.',
        'A check of how your days go shows one hour that does you no good.',
      ],
      after: {
        presses: [
          'A crowded week pushes your good habits aside, and two of them survive it.',
          "Your hours get in the way of somebody else's, and you keep the one that matters.",
          "You give up a good habit for somebody's sake, and take it up again within the month.",
          'You sleep badly for some days, and you know by now which hour to change.',
        ],
        eases: [
          'Your days are good for you by now without much planning.',
          "You share one of your good hours, and it's better for the company.",
        ],
      },
    },
  ],
}
