import type { AspectQuality } from '../../aspect-quality.ts'
import type { NatalPoint, TransitMeaning } from '../../transit-meaning.ts'

export const sunTransits: Record<NatalPoint, Record<AspectQuality, TransitMeaning>> = {
  sun: {
    joined: {
      does: [
        {
          says: "Your year starts over, with or without a cake, so it's worth knowing what you want from it.",
        },
        {
          says: "You feel more like yourself than you have in months, so it gets harder to go along with what doesn't suit you.",
        },
      ],
      shows: [
        {
          says: 'Messages may come from people you hear from once a year. At least one of them deserves more than a heart in reply.',
        },
        {
          says: 'You might look along the table and count who is there and who used to be, and feel all right about both.',
        },
      ],
      use: [{ says: 'A wish made now has twelve months to work with, so one is enough.' }],
      task: [
        'Write down in one sentence what you want to be able to say about yourself at your next birthday.',
        'Answer one birthday message at length.',
      ],
    },
    tense: {
      does: [
        {
          says: "Your year has reached a checkpoint, where what you set out to do meets somebody else's idea of your time.",
        },
        {
          says: "Your authority gets tested, usually over something small, though it doesn't feel small to you.",
        },
        {
          says: "You'd like to decide something yourself, and it turns out that somebody else has a say in it.",
        },
      ],
      shows: [
        {
          says: 'A person with a strong will may take over the meeting or the weekend plan. You find out how much you mind.',
        },
        {
          says: 'You could be tired the way performers are, and wish for a day without an audience.',
        },
      ],
      use: [
        {
          says: "Resistance sorts your aims for you, because you'll only bother to defend the ones you mean.",
        },
      ],
      task: [
        'Compare the year so far with what you wanted on your last birthday, and drop one aim you no longer care about.',
        'Let somebody win a point of pride that costs you nothing.',
      ],
    },
    harmonious: {
      does: [
        { says: "You don't have to push, because what you do well is what's being asked for." },
        { says: 'Your energy and your aim agree, which makes you simple to follow.' },
      ],
      shows: [
        {
          says: "A boss or an older relative may say something approving that you hadn't fished for.",
        },
        {
          says: "You could get to the end of a perfectly ordinary to-do list and realize you've enjoyed it.",
        },
      ],
      use: [
        {
          says: "Finished work looks its best to other people, so something you've been holding back can be shown.",
        },
      ],
      task: [
        'Put your name on a piece of work that has been going around without it.',
        'Take the lead in one matter where everyone is waiting for somebody to start.',
      ],
    },
  },
  moon: {
    joined: {
      does: [
        {
          says: "Feelings you've kept indoors get daylight. Acting cheerful takes more effort than telling the truth would.",
        },
        {
          says: 'Your needs move to the front of the line, ahead of your schedule and most of your manners.',
        },
      ],
      shows: [
        {
          says: "You may tell somebody at work how things are at home and find out that they've wondered.",
        },
        {
          says: "Several people are likely to ask how you are. It's obvious which of them is waiting for the answer.",
        },
      ],
      use: [
        {
          says: "Once a year your private side gets the whole day's attention, and you can ask it how it likes the way you live.",
        },
      ],
      task: [
        'Think of something you need daily and get twice a week, and have it now.',
        'Be at home for one hour without improving anything in it.',
      ],
    },
    tense: {
      does: [
        {
          says: "What you're expected to do and what you need at home are scheduled for the same hour.",
        },
        {
          says: 'Pride wants one thing from you while feeling wants another, so they take turns embarrassing you.',
        },
      ],
      shows: [
        {
          says: 'Someone you live with may bring up the state of the bathroom just as you leave for something important.',
        },
        {
          says: "If you put on a good face for the day, the person who loves you won't be fooled.",
        },
      ],
      use: [{ says: 'The strain shows which part of your week has been running on reserves.' }],
      task: [
        'Change one plan so that you get home earlier than you said you would.',
        'Tell the person you talk to most what your good manners have been covering.',
      ],
    },
    harmonious: {
      does: [
        {
          says: "Your heart is in what you're doing, which makes you look surer than you've felt.",
        },
        { says: 'Giving and asking come out even, with nobody keeping count.' },
        {
          says: 'What you want and what does you good are the same for a day, so you can just go ahead.',
        },
      ],
      shows: [
        { says: 'Dinner or a walk with someone close may go well without having been arranged.' },
        {
          says: "You might realize that you've been relaxed for hours and have no idea where your phone is.",
        },
      ],
      use: [
        { says: 'A household decision that usually takes three conversations can be made in one.' },
      ],
      task: [
        "Bring up the question about home that you've been circling.",
        'Introduce two people you love to each other.',
      ],
    },
  },
  mercury: {
    joined: {
      does: [
        {
          says: 'Your mind is turned up high. You want to be heard, with some credit for what you know.',
        },
        { says: 'You take words personally, above all the ones that people use to describe you.' },
      ],
      shows: [
        { says: "An email of yours may be passed along to people you hadn't written it for." },
        {
          says: "You're apt to talk more than you listen, and to work out on the way home what somebody was trying to tell you.",
        },
      ],
      use: [
        {
          says: "Explaining is what you do best just now, whether it's to one child or a full room.",
        },
      ],
      task: [
        'Write the one-paragraph version of what you want, and send it to someone who has asked.',
        "Explain what you're working on to someone outside your line of work, in two minutes.",
      ],
    },
    tense: {
      does: [
        {
          says: "Someone wants an answer before you've finished thinking. You're tempted to hand one over to be rid of them.",
        },
        {
          says: "You hold an opinion because it's yours, so being corrected on it hurts more than the mistake did.",
        },
      ],
      shows: [
        {
          says: 'A meeting can turn into a contest over who knows more, with you among the contestants.',
        },
        { says: 'You may be asked to explain a decision that seemed too obvious to need it.' },
      ],
      use: [
        {
          says: 'Contradiction is worth having, since it finds the spot where the argument is thin.',
        },
      ],
      task: [
        'Ask the other side to go first, and say their point back to them before you make yours.',
        'Change your mind about one thing out loud.',
      ],
    },
    harmonious: {
      does: [
        {
          says: 'You say what you mean in fewer words than usual, so people get it the first time.',
        },
        { says: 'Your curiosity is awake. Asking makes you look smarter than knowing would.' },
      ],
      shows: [
        {
          says: "A conversation with someone senior is likely to turn useful when you ask how they'd do it.",
        },
        {
          says: 'You may read the instructions first, which is unlike most people, and save yourself two hours.',
        },
      ],
      use: [
        {
          says: 'Anything that introduces you in writing, such as an application or a bio, comes out well.',
        },
      ],
      task: [
        'Rewrite the first two lines of your résumé or your profile.',
        'Ask the question you think everyone else knows the answer to.',
      ],
    },
  },
  venus: {
    joined: {
      does: [
        {
          says: "You're easy to like. You can tell, which makes you kind to people who find it harder.",
        },
        {
          says: 'What you love gets your full attention. What you only do out of habit looks thin beside it.',
        },
      ],
      shows: [
        {
          says: 'If someone compliments you in front of others, you might take it without making a joke.',
        },
        { says: "You might move the whole schedule to suit the person you'd most like to see." },
      ],
      use: [
        {
          says: 'Pleasure counts as a sufficient reason, so a haircut or a present needs no other.',
        },
      ],
      task: [
        "Tell someone you like them, in the sense in which it's true.",
        "Wear what you've been saving for a better occasion.",
      ],
    },
    tense: {
      does: [
        { says: "You'd like to be appreciated, and you may work harder for it than it's worth." },
        {
          says: "What you'd enjoy and what you ought to do want the same day. Whichever one gets it, you think about the other.",
        },
      ],
      shows: [
        { says: 'You could say yes to an invitation to be nice, and resent it in the shower.' },
        { says: 'A difference over taste or a shared bill may turn out to be about respect.' },
      ],
      use: [
        {
          says: 'You can see what you do in order to be liked, including the part of it that nobody has ever noticed.',
        },
      ],
      task: [
        'Turn down one invitation kindly, and give no excuse.',
        "Tell somebody straight out what you'd like to do on the next day you both have free.",
      ],
    },
    harmonious: {
      does: [
        {
          says: 'Charm works for you without being switched on. Favors come back to you with interest.',
        },
        {
          says: 'You like your own life a little better than last week. Anybody who asks about it can hear the difference.',
        },
      ],
      shows: [
        { says: "A person you've just met is likely to treat you like a friend of a friend." },
        {
          says: 'You may come across the right present for someone months ahead of their birthday.',
        },
      ],
      use: [
        {
          says: "Social effort pays well, whether you're hosting a crowd or making up with one person.",
        },
      ],
      task: [
        'Invite the person to whom you\'ve been saying "we really have to get together."',
        'Bring one beautiful thing to the place where you work.',
      ],
    },
  },
  mars: {
    joined: {
      does: [
        {
          says: "You've got more drive than the day has outlets for. Waiting in line feels like an insult.",
        },
        {
          says: "You compete, including where there's no prize and the others don't know they're in a race.",
        },
      ],
      shows: [
        {
          says: "You may overtake three people on the sidewalk on your way to something that isn't for half an hour.",
        },
        { says: "If somebody challenges you, over no matter how little, you're almost glad." },
      ],
      use: [
        {
          says: "One hard job can use all the will you've got, with a fair chance of getting finished.",
        },
      ],
      task: [
        "Do the thing that scares you a little before you do anything that doesn't.",
        'Go for a personal best at something you can measure, however silly it is.',
      ],
    },
    tense: {
      does: [
        {
          says: "Being told what to do rubs you the wrong way, more so when it's what you were about to do.",
        },
        {
          says: 'You push harder than the matter requires, and people who would have stepped aside push back.',
        },
      ],
      shows: [
        {
          says: "A driver who cuts in or a manager who hovers may get the answer you've been saving for someone else.",
        },
        {
          says: 'You could win an argument about nothing and have to live with the silence afterward.',
        },
      ],
      use: [
        {
          says: 'Opposition wakes you up, so the day is better for sports and bargaining than for teamwork.',
        },
      ],
      task: [
        "Rank your current arguments by what's at stake, and give up the bottom half of the list.",
        'Say "I see it differently" once, calmly, to a person who outranks you.',
      ],
    },
    harmonious: {
      does: [
        { says: "You act without a run-up, though you're still there at the finish." },
        {
          says: "You're brave without heat, a combination that persuades even people who dislike being pushed.",
        },
      ],
      shows: [
        {
          says: 'A stalled task is likely to move for no better reason than that you picked up the phone.',
        },
        { says: "You may train harder than you'd planned and enjoy being sore." },
      ],
      use: [{ says: 'Going first gets rewarded, in meetings and in friendships alike.' }],
      task: [
        'Volunteer for the piece of the job that nobody has claimed.',
        "Make the first move toward someone you'd like to know.",
      ],
    },
  },
  jupiter: {
    joined: {
      does: [
        {
          says: "You believe in yourself one size larger than usual. The fit is better than you'd think.",
        },
        {
          says: "Generosity comes easily, as does the feeling that there's more where that came from.",
        },
      ],
      shows: [
        { says: "Somebody with some influence may take an interest in what you're up to." },
        { says: 'You might go into a conversation with a plan and come out with a bigger one.' },
      ],
      use: [
        {
          says: 'Large requests suit the day, since people can picture you getting what you ask for.',
        },
      ],
      task: [
        "Apply for the thing you think you're not quite qualified for.",
        'Give away your time or your praise to someone who can do nothing for you.',
      ],
    },
    tense: {
      does: [
        { says: 'You make promises the size of your mood, which happens to be large.' },
        {
          says: "Another person's confidence strikes you as bragging, possibly because yours would like an outing.",
        },
      ],
      shows: [
        { says: 'You may agree to a deadline that assumes nothing else will come up.' },
        {
          says: 'Something pleasant may get a sequel, in the form of a bill or a very early alarm.',
        },
      ],
      use: [{ says: 'The day is good at showing where more has stopped being better.' }],
      task: [
        'Tell one person that you can do part of what you promised, and say which part.',
        'Work out what a thing will cost in hours before you say yes to it.',
      ],
    },
    harmonious: {
      does: [
        { says: "You're hopeful on good grounds, which you can list for any pessimist who asks." },
        {
          says: 'You see the opening in a situation that everyone else has been describing as a problem.',
        },
      ],
      shows: [
        { says: "A yes may arrive before you've worked out what to do with one." },
        {
          says: 'If somebody asks your advice on a subject you know well, three minutes of yours can save them a month.',
        },
      ],
      use: [
        { says: "Plans that need someone's blessing, a boss's or a landlord's, are well timed." },
      ],
      task: [
        'Ask for a third more than you were going to ask for.',
        'Enroll in the class that has been open in a tab for weeks.',
      ],
    },
  },
  saturn: {
    joined: {
      does: [
        { says: "You see what you're responsible for all at once and in a hard light." },
        {
          says: "You take yourself seriously. A passing remark from someone in charge weighs more than they'd guess.",
        },
      ],
      shows: [
        {
          says: "Somebody may look over your work in a manner that feels like an exam, though they're only curious.",
        },
        { says: 'You may be the one who stays to finish, undecided about whether you resent it.' },
      ],
      use: [
        {
          says: "You get a plain look at your own standards, including the ones you'd never set for a friend.",
        },
      ],
      task: [
        'Finish one thing completely, down to the part that nobody checks.',
        'Write down beforehand what good enough would look like, and stop when you get there.',
      ],
    },
    tense: {
      does: [
        {
          says: "You come up against a no, usually from a rule or a tired person. It's hard not to take it as a remark about you.",
        },
        {
          says: "When you look at your own work, you see what's missing from it before you see what's there.",
        },
      ],
      shows: [
        { says: 'A request of yours may come back unanswered, or with a form to fill out first.' },
        {
          says: 'You might compare yourself with someone your age and come off badly, mostly for lack of information.',
        },
      ],
      use: [
        {
          says: 'Unglamorous effort goes further than usual, because most people put it off when they feel like this.',
        },
      ],
      task: [
        'Start the job you dread at its dullest end, and reconsider when the dull part is done.',
        'Ask what would have to change for the no to become a yes.',
      ],
    },
    harmonious: {
      does: [
        {
          says: "You're organized without gritting your teeth. You turn up when you said you would, with what you said you'd bring.",
        },
        { says: "People trust your judgment, partly because you don't press it on them." },
      ],
      shows: [
        {
          says: 'A strict colleague or relative may unbend by an inch, possibly with only you to see it.',
        },
        {
          says: "When you open the project you've been afraid of, you may find it two-thirds done.",
        },
      ],
      use: [
        { says: 'Work that has to last gets a good foundation, since nobody hurries you over it.' },
      ],
      task: [
        'Set a date for something that has only been an intention.',
        "Ask for the responsibility you'd like to have, and name your terms.",
      ],
    },
  },
  uranus: {
    joined: {
      does: [
        {
          says: "You can't stand being predictable. People who thought they knew your answer may have to ask again.",
        },
      ],
      shows: [
        {
          says: "You might say in a meeting what you've only been thinking, and watch the room wake up.",
        },
      ],
      use: [
        {
          says: 'The odd one in you has the stage, so what nobody expects of you gets a fair trial.',
        },
      ],
      task: ['Give the unusual opinion first, before the usual ones have filled the room.'],
    },
    tense: {
      does: [
        {
          says: "Arrangements get in the way of your freedom, or you get in the way of someone else's, and you're quick to make a principle of it.",
        },
      ],
      shows: [
        {
          says: "Someone may change a plan at short notice and leave you unsure whether you're furious or relieved.",
        },
      ],
      use: [{ says: "Disruption separates what you chose from what you'd merely gotten used to." }],
      task: ['Change the part of the plan that bores you, and ask before you touch the rest.'],
    },
    harmonious: {
      does: [
        {
          says: "You're original without making a point of it, so even cautious people come along.",
        },
      ],
      shows: [
        {
          says: 'A chance remark by somebody outside your field may give you the idea you were missing.',
        },
      ],
      use: [{ says: 'New tools and new company agree with you right from the start.' }],
      task: ["Try the method people have been recommending and you've been resisting."],
    },
  },
  neptune: {
    joined: {
      does: [
        {
          says: 'Your edges soften. You know what everyone around you feels and have lost track of what you want.',
        },
      ],
      shows: [{ says: 'You may miss a turn because you were somewhere much nicer in your head.' }],
      use: [
        {
          says: 'Imagination is your strong suit, so creative work goes better than anything with a total at the bottom.',
        },
      ],
      task: ["Give an hour to what you'd make if nobody were ever going to see it."],
    },
    tense: {
      does: [
        {
          says: "You doubt yourself in a general, foggy way. Someone's flattery can sound like the cure.",
        },
      ],
      shows: [
        {
          says: "If an explanation is vague, you're tempted to nod along, because asking would seem rude.",
        },
      ],
      use: [
        {
          says: 'A slow day does no harm here, and a decision that can wait will be clearer for it.',
        },
      ],
      task: ['Get one vague promise turned into a date.'],
    },
    harmonious: {
      does: [
        {
          says: "Your imagination hands you something you can use, and you're in a mood to give it away.",
        },
      ],
      shows: [
        {
          says: 'You may be moved by a piece of music in a supermarket without trying to hide it.',
        },
      ],
      use: [
        { says: 'Help that asks for no credit gives you more satisfaction than the other sort.' },
      ],
      task: ["Do someone a favor that they'll never trace to you."],
    },
  },
  pluto: {
    joined: {
      does: [{ says: 'You see who holds the power in a room, yourself included.' }],
      shows: [{ says: 'Someone may test how far they can go with you, and find out quickly.' }],
      use: [
        {
          says: "You can look straight at a thing you've been avoiding. It's smaller than the avoiding was.",
        },
      ],
      task: ['Name one thing you insist on controlling, and hand it over for a day.'],
    },
    tense: {
      does: [{ says: 'A contest of wills is on offer, with part of you eager to accept.' }],
      shows: [
        { says: 'The person who controls the schedule or the budget may remind you that they do.' },
      ],
      use: [
        {
          says: 'You can see where you give way out of fear, which is the first step in giving way less.',
        },
      ],
      task: ['Say no once without explaining yourself.'],
    },
    harmonious: {
      does: [
        {
          says: "You've got force to spare without any wish to display it, so you outlast people instead of arguing.",
        },
      ],
      shows: [{ says: 'You may be trusted with a confidence that explains a great deal.' }],
      use: [{ says: 'Deep work gets done, of the kind that wants the phone in another room.' }],
      task: ["Repair the cause of a problem that you've been fixing every week."],
    },
  },
  asc: {
    joined: {
      does: [
        { says: "People look at you. You're readier to be looked at than they are to look." },
        {
          says: "You begin again in how you present yourself, now that old descriptions of you don't quite fit.",
        },
      ],
      shows: [
        { says: "Someone may say you've changed when all you've done is walk in differently." },
        { says: 'You may look at your profile photo and see somebody you used to be.' },
      ],
      use: [
        {
          says: 'First impressions stick for a long time now, which favors any start that carries your face or your name.',
        },
      ],
      task: [
        "Introduce yourself with a sentence you've never used before.",
        'Try out in public a change to your looks that you have only tried in the mirror.',
      ],
    },
    tense: {
      does: [
        {
          says: 'The other person gets the attention. You see yourself mainly in how they react to you.',
        },
        {
          says: "You and someone close each want to set the pace, though there's only one pace to set.",
        },
      ],
      shows: [
        { says: 'A partner or a client could be having a big day that eats into yours.' },
        { says: "You may feel watched while you're doing something you aren't good at yet." },
      ],
      use: [
        {
          says: "What you can't stand in the other person, or envy in them, tells you what you've been leaving to them.",
        },
      ],
      task: [
        "Give somebody the floor for a whole conversation, and come away with one thing you didn't know about them.",
        'Ask a person you trust how you came across.',
      ],
    },
    harmonious: {
      does: [
        { says: "You come across the way you are, only as if you'd slept better." },
        { says: "It's pleasant to be seen, for once with no strings attached." },
      ],
      shows: [
        {
          says: 'Lost people of all kinds may come to you with questions, since you look as though you belong there.',
        },
        { says: "Turning up could settle something for you that a dozen messages hadn't." },
      ],
      use: [
        {
          says: 'Personal appearances are worth the trip, because your presence makes the case for you.',
        },
      ],
      task: [
        "Go in person where you'd normally send a message.",
        'Wear something people can remember you by.',
      ],
    },
  },
  mc: {
    joined: {
      does: [
        { says: 'Your work is in full view. Whether you like it is in full view, too.' },
        { says: 'You want what you do to count, so being merely busy annoys you.' },
      ],
      shows: [
        {
          says: "Your name may come up in a room you aren't in, with something you finished attached to it.",
        },
        { says: 'A question from above may sound like small talk and really be about your plans.' },
      ],
      use: [
        {
          says: 'Few days in the year are better for showing finished work and asking where it leads.',
        },
      ],
      task: [
        'Tell the person who decides about your work what you want next.',
        "Bring the public record of what you do up to date, even if it's only by one line.",
      ],
    },
    tense: {
      does: [
        { says: 'Private life claims you at the very hour when your work wants to be seen.' },
        { says: "You ask yourself who you're doing it all for. You'd like an actual name." },
      ],
      shows: [
        {
          says: 'A leak in the ceiling or a relative with a crisis can get in ahead of a deadline.',
        },
        { says: 'Someone with a title may correct you where others can hear.' },
      ],
      use: [
        {
          says: 'Foundations need the attention for the moment. Your career can stand a day without you.',
        },
      ],
      task: [
        'Settle one thing at home that has been costing you focus at work.',
        'Say no to one demand that would look good and feel bad.',
      ],
    },
    harmonious: {
      does: [
        { says: "What you're good at meets what's needed, while the right people are looking." },
        { says: 'Ambition feels natural, like walking a little faster than usual.' },
      ],
      shows: [
        {
          says: 'Someone may put in a word for you that you never asked for and forget to mention it.',
        },
        {
          says: "If you have to take charge of something, it's likely to be over before you remember to be nervous.",
        },
      ],
      use: [
        {
          says: 'Bosses and public offices are easier company than they normally are, even with a form between you.',
        },
      ],
      task: [
        'Ask someone you respect to put you in touch with somebody they know.',
        'Mention one success of yours, in a plain sentence, where it will reach somebody who ought to know.',
      ],
    },
  },
}
