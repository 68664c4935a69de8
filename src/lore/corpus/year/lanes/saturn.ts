import type { YearLanes } from '../../../year-ahead.ts'

/** What a transit of Saturn opens, reviews, and settles. */
export const saturnLanes: YearLanes = {
  sun: {
    eases: [
      {
        begins: [
          'Patience comes more easily than usual, so you begin something that takes longer than a season.',
          'Someone older or stricter may notice and make it slightly easier for you.',
        ],
        reviews: [
          "Going over what you've begun, you come upon the places that won't last.",
          'The repairs are dull, but nobody has seen it yet, so all it costs you is the hours.',
        ],
        ends: [
          "What you've been building stands, and you didn't have to shout about it.",
          'People assume that you were always this steady, which you can let them believe.',
        ],
      },
      {
        begins: [
          'Discipline feels less like a punishment than it usually does.',
          'You may get up half an hour earlier for something of your own and be in a better mood at breakfast than anyone expected.',
        ],
        reviews: [
          "The effort you've been putting in can be measured now, in pages or laps or dollars.",
          "It's a bit more than you'd guessed, and it shows where an hour was wasted.",
        ],
        ends: [
          "You've earned a quiet sort of confidence, the kind that doesn't need company.",
          'Asked whether you can do it, you say yes without looking up.',
        ],
      },
    ],
    presses: [
      {
        begins: [
          'More is expected of you than anyone has said.',
          "You meet a limit in your strength or your standing, and it's tempting to take it personally, though the next person in line is told the same.",
        ],
        reviews: [
          "Some of what you've been carrying turns out to be there out of pride.",
          'Somebody may offer to take a piece of it, and saying yes is the hard part.',
        ],
        ends: [
          "People respect you for what you've finished rather than for what you put up with.",
          "The weight that's left is your own, and you know how far you can carry it.",
        ],
      },
      {
        begins: [
          "What you're asked to carry doesn't suit the person carrying it.",
          'You may feel twice your age at night, with a little pride mixed in the next morning.',
        ],
        reviews: [
          "A no that you've heard before is said again, more politely.",
          'This time you can ask what would have to change, and the answer is shorter than your fears were.',
        ],
        ends: [
          'The test is over, and nobody hands you a grade.',
          'You notice it by how little you explain when you turn something down.',
        ],
      },
    ],
  },
  moon: {
    eases: [
      {
        begins: [
          'Regular habits do you more good than treats.',
          'You may start eating at the same hour or turning off the phone at ten, and your moods agree with it.',
        ],
        reviews: [
          "It's worth noticing which of your daily habits you keep when you're sad.",
          'Those are the ones that hold you up, and the others can be dropped.',
        ],
        ends: [
          'You feel safer than you did, for reasons that would fit on a card.',
          "Most of them are small and repeatable, so they don't have to be guarded.",
        ],
      },
      {
        begins: [
          'You find you can be sad or cheerful and still get the shopping done.',
          "An older person's dry remark may comfort you more than an hour of sympathy would.",
        ],
        reviews: [
          'What you do for the people close to you gets sorted into what helps them and what only calms you.',
          'Most of it passes on both counts.',
        ],
        ends: [
          'Your moods have a floor under them.',
          "You know how low you can go and about how long it lasts, which makes other people's worry for you a little unnecessary.",
        ],
      },
    ],
    presses: [
      {
        begins: [
          'Affection seems to be rationed, and you get the short side of it.',
          "You may say that you're fine so convincingly that people believe it and go home.",
        ],
        reviews: [
          'An old loneliness comes round again, and by now you can see how much you could change yourself.',
          'Asking outright gets you further than waiting to be missed.',
        ],
        ends: [
          "By now you know who stays when you're no fun, and it's enough people.",
          "Saying that you're low has become possible before it shows in your voice.",
        ],
      },
      {
        begins: [
          "It seems that you've got to manage by yourself, so you do, with your jaw set.",
          'Somebody may offer help in a clumsy form, and you send it back for the form.',
        ],
        reviews: [
          'Someone whose help is clumsy may go on offering it.',
          'Taking one small thing off them, a ride or a meal, changes how the two of you talk for weeks.',
        ],
        ends: [
          "You've stopped confusing being strong with being left alone.",
          "There's someone whom you'd call from the side of the road, and they know it.",
        ],
      },
    ],
  },
  mercury: {
    eases: [
      {
        begins: [
          'You think in straight lines and read to the end.',
          'Paperwork goes well, of all things, because for once the questions on the form make sense to you.',
        ],
        reviews: [
          'You go over your earlier conclusions with a pencil in your hand.',
          'Most of them stand, and the one mistake you find can be put right without telling anybody.',
        ],
        ends: [
          "Something dry has been mastered, and it's of use every week.",
          'People who used to look it up have begun to ask you instead.',
        ],
      },
      {
        begins: [
          "You can concentrate, and silence doesn't bother you.",
          "One long book or one knotty set of instructions gets the attention you've been splitting among forty small screens.",
        ],
        reviews: [
          'What you wrote or planned a while ago can be read as a stranger would read it.',
          "Two sentences are doing all the work, and they're good.",
        ],
        ends: [
          'Your word has become reliable in a practical sense, down to the hour.',
          'People plan around what you tell them, and you tell them less than you might.',
        ],
      },
    ],
    presses: [
      {
        begins: [
          'Your words are weighed, and you can feel it.',
          'A remark that would normally slide by is held against you, so you start to check everything twice before you send it.',
        ],
        reviews: [
          "Someone who isn't unfriendly may ask you to prove what you said.",
          'Going back to the source takes an afternoon and improves the point.',
        ],
        ends: [
          'You say less now and can back it up.',
          'The dread of being corrected has eased, since you usually get there first and say so.',
        ],
      },
      {
        begins: [
          'Your thoughts circle the worst case and call it being realistic.',
          "A slow reply from somebody may seem to prove it, until they write that they were in the dentist's waiting room.",
        ],
        reviews: [
          "A decision you'd rather not make has come back with a shorter deadline.",
          "It takes one page to set out the reasons, and on paper they're less evenly matched.",
        ],
        ends: [
          'You know what you think and you can say it to a stern face.',
          'The dread beforehand was the larger share of the work.',
        ],
      },
    ],
  },
  venus: {
    eases: [
      {
        begins: [
          'You prefer what lasts, in people and in shoes.',
          'An acquaintance of long standing may become a friend in the course of some shared chore, such as an afternoon of carrying boxes.',
        ],
        reviews: [
          "The question comes up which of your attachments you'd choose today.",
          "It's a short list, with one name on it that you'd forgotten to be grateful for.",
        ],
        ends: [
          'A bond has been put on a firmer footing, with two or three things said aloud.',
          'You enjoy it more since you stopped testing it.',
        ],
      },
      {
        begins: [
          "You can tell what's well made, and it makes you patient about money.",
          "One good thing bought late pleases you more than the three you'd have bought early.",
        ],
        reviews: [
          'A friendship gets a little heavier, because each of you has seen the other on a bad day.',
          "It can take more weight than you've put on it so far.",
        ],
        ends: [
          'Loyalty has turned out to be a pleasure, on both ends.',
          "You've got someone with whom an evening of saying little counts as an evening out.",
        ],
      },
    ],
    presses: [
      {
        begins: [
          'You feel less charming than you are and start counting what comes back.',
          'Someone you like may be busy or short of money, which reads to you as a verdict.',
        ],
        reviews: [
          'You take stock of what you pay for affection.',
          "There may be one friendship in which only you do the phoning, and a month's silence would tell you more than another talk.",
        ],
        ends: [
          'Fewer people have your number, and those who do use it.',
          "You found out what you're worth to them by asking for something inconvenient.",
        ],
      },
      {
        begins: [
          "Pleasure has to be justified to some inner accountant, who isn't easily satisfied.",
          "You may put something lovely back on the rack and be annoyed with everyone who didn't.",
        ],
        reviews: [
          "You find out what you've been going without on principle.",
          'Some of the principle is sound, and some of it was only a way to be hurt first.',
        ],
        ends: [
          'Your affections have become fewer and calmer.',
          "You give what you mean to give and look up afterward to see how it's received.",
        ],
      },
    ],
  },
  mars: {
    eases: [
      {
        begins: [
          'Your strength comes in steady amounts, which makes this a time to start what takes training.',
          "The first weeks are boring, and for once the boredom doesn't talk you out of it.",
        ],
        reviews: [
          'Your form gets checked, as a coach would check it.',
          'One correction in how you go about things saves more effort than another hour a day could add.',
        ],
        ends: [
          "You can do something you couldn't do before, and you can do it on a bad day.",
          'The second skill is the more useful of the two.',
        ],
      },
      {
        begins: [
          "You'd rather do the thing right than do it fast.",
          'Tools that have hung on a nail for ages come down, and somebody may stop to watch you use them.',
        ],
        reviews: [
          'Halfway up, the sensible thing is a rest.',
          'You take one without losing heart, and it shows you that the second half is less steep.',
        ],
        ends: [
          'What you set out to do has been done at the speed you named.',
          "People have noticed that about you, and they've begun to ask you for dates.",
        ],
      },
    ],
    presses: [
      {
        begins: [
          "You press forward and meet a person or a rule that doesn't move.",
          'Anger builds in small amounts, because the obstacle is so polite about it and keeps wishing you a nice day.',
        ],
        reviews: [
          'You try a wall that stopped you before, at a cooler temperature.',
          "There's a condition attached to the refusal that you may have been too cross to hear the first time.",
        ],
        ends: [
          'Either you got through by patience or you quit for good reasons.',
          'Your temper is your own again, and so are your evenings.',
        ],
      },
      {
        begins: [
          "It's as though you were driving with the brake on.",
          'You do everything twice as hard for half the distance, and your shoulders are up by your ears by noon.',
        ],
        reviews: [
          "There's a reason for the rule that's been stopping you, and somebody may finally tell you.",
          "You still don't like it, but you quit taking it personally.",
        ],
        ends: [
          "You've learned to stop before you're spent.",
          "What took all your strength at the start takes a set amount of it now, and there's some left for the evening.",
        ],
      },
    ],
  },
  jupiter: {
    eases: [
      {
        begins: [
          'A large plan acquires a budget and is better for it.',
          'You find it satisfying to promise a little less than you can do and then do it.',
        ],
        reviews: [
          'A big plan of yours may be trimmed where it was only meant to impress.',
          'What remains is easier to describe to the people whose help it needs.',
        ],
        ends: [
          "You got most of what you'd hoped for, in a form that can be kept up.",
          "It's less glorious than the first sketch and you use it daily.",
        ],
      },
      {
        begins: [
          'Optimism and arithmetic agree for a change.',
          "You can see what the thing you want would cost, and spread over two years the figure doesn't scare you.",
        ],
        reviews: [
          "A piece of the plan has worked so well that you're tempted to double it.",
          "One and a half times is possible, and you'd still sleep.",
        ],
        ends: [
          "You were right to go slowly, and it's nice to be right.",
          "There's something to celebrate that'll still be there after the party.",
        ],
      },
    ],
    presses: [
      {
        begins: [
          'Your hopes are asked for figures.',
          'That feels stingy, and you may be tempted to borrow against next year, in money or in sleep, just to keep the original version alive.',
        ],
        reviews: [
          'Your hopes get said aloud, one after the other, to a person who can count.',
          "Several turn out to be somebody else's picture of a good life, and those are cheap to give up.",
        ],
        ends: [
          'You count on less and do more about it.',
          'A hope that has survived this much arithmetic can be trusted with your savings.',
        ],
      },
      {
        begins: [
          "You're caught between wanting more and having promised to be careful.",
          'One evening you draft the bold version and the next morning you cross most of it out.',
        ],
        reviews: [
          "What you'd hoped would be easy by now still isn't.",
          "You get to choose between a longer road and a smaller town, and both have people you'd like.",
        ],
        ends: [
          "The hope that's left has been checked from every side.",
          "It's a reasonable one, and you can talk about it in front of people who know you.",
        ],
      },
    ],
  },
  saturn: {
    eases: [
      {
        begins: [
          "You find that you're good at something you once dreaded.",
          "The early strictness, your own or other people's, begins to pay some of it back, and you hear yourself quoting it without sarcasm.",
        ],
        reviews: [
          'You change one thing in how your days are built, maybe an hour that everyone else had been using.',
          "It's a small repair, and it removes a strain you'd stopped noticing.",
        ],
        ends: [
          'What you set up some time ago has passed its inspection.',
          'It can be left alone now, while you think about what to put on top of it.',
        ],
      },
      {
        begins: [
          "Order comes easily, and it doesn't cost you any fun.",
          'You may finish a duty early and stand there with a free hour, unsure what to do with it.',
        ],
        reviews: [
          'Something you rely on can be strengthened underneath without tearing anything down.',
          "It's the sort of work that nobody praises until there's a storm.",
        ],
        ends: [
          "You've got a settled way of doing a difficult thing.",
          'A younger or newer person may copy it without asking, which is as close to praise as this sort of work gets.',
        ],
      },
    ],
    presses: [
      {
        begins: [
          'Something you settled long ago comes up for inspection, and the inspector is you.',
          "Duties you've outgrown weigh more than new ones would, and you notice it by how slowly you tie your shoes in the morning.",
        ],
        reviews: [
          "On a closer look some of what you've built is perfectly sound.",
          'What has to be replaced is mostly what you put in to please somebody.',
        ],
        ends: [
          "In one more respect you've taken over the running of your own life.",
          "There's less to live up to than before and more to look after.",
        ],
      },
      {
        begins: [
          'An old fear of not measuring up is back, dressed as common sense.',
          "You may compare yourself with people your age and forget that they're choosing which photos to post.",
        ],
        reviews: [
          "You meet the question of what you're committed to, and you can't answer it in general.",
          'Item by item it goes better, and one item has been answering itself for years.',
        ],
        ends: [
          "You've put your name to some things and crossed it off others.",
          'Being grown up turns out to have little to do with age and a good deal to do with that list.',
        ],
      },
    ],
  },
  uranus: {
    eases: [
      {
        begins: [
          "A change you've wanted gets a timetable.",
          "People who'd resist a rebellion have nothing against a sensible proposal that comes with a starting day and a week's trial.",
        ],
        reviews: [
          "A freedom you've wanted has to work on a wet morning as well.",
          "Where it doesn't, it's short of a rule, and you're the right one to write it.",
        ],
        ends: [
          'Something has changed for good without a scandal.',
          'It looks so reasonable by now that the people who advised against it have begun to copy it.',
        ],
      },
      {
        begins: [
          "You'd like to do the usual thing in an unusual order, and it works.",
          "The strict people in your life may be won over by the fact that you're on time.",
        ],
        reviews: [
          "A clever exception you'd made for yourself is asked to become a rule.",
          'With two small changes it can apply to everybody, and you get some credit.',
        ],
        ends: [
          "You've found a structure that leaves your odd hours alone.",
          "It's been in use long enough for you to forget that it took an argument.",
        ],
      },
    ],
    presses: [
      {
        begins: [
          'You want to get out of an arrangement that has you by the sleeve.',
          "Obeying feels right for about a day before bolting does, and meanwhile you're short with people who've only asked the time.",
        ],
        reviews: [
          'The pull between staying and going is back.',
          "In the meantime you've learned to say what you'd be leaving for, which was missing before.",
        ],
        ends: [
          'One tie has been properly loosened and another kept on purpose.',
          "The restlessness hasn't gone, but it has stopped attaching itself to everything.",
        ],
      },
      {
        begins: [
          'Someone may want a commitment when you want to keep your calendar clear.',
          'You may say maybe so often that the word starts to sound rude.',
        ],
        reviews: [
          "You ask yourself what you've been keeping so much of the week free for.",
          'Where nothing has come to fill the space, a small promise does it more good than harm.',
        ],
        ends: [
          "You've promised a certain amount and kept the rest open, in so many words.",
          'People can live with a clear limit much better than with a maybe.',
        ],
      },
    ],
  },
  neptune: {
    eases: [
      {
        begins: [
          'A vague wish gets a place and a time in your week.',
          'You may sit down to it tired and get up less tired, which is more than can be said for the couch.',
        ],
        reviews: [
          "How much of a dear wish you'd pursue without an audience can be found out now.",
          "It's likely to be the bulk of it, which makes an honest schedule worth the trouble.",
        ],
        ends: [
          'Something you used only to imagine exists in a modest form.',
          "It doesn't vanish when you're in a bad mood, and for an old daydream that's a promotion.",
        ],
      },
      {
        begins: [
          'A gift for music or comfort or invention gets a bit of training.',
          'You practice scales of some sort, and your hands are pleased to be told exactly what to do.',
        ],
        reviews: [
          'The muse turns out to keep hours.',
          'On days without inspiration the work is only slightly worse, and you may be the only one who can tell which days those were.',
        ],
        ends: [
          'A thing you care about has a form that other people can pick up.',
          "It's lost some of its mystery, and it gets used, which it never did before.",
        ],
      },
    ],
    presses: [
      {
        begins: [
          "A hope that you'd kept vague is asked for details.",
          "It may turn out that you were counting on somebody who never quite said yes, and that you'd never quite asked.",
        ],
        reviews: [
          'You go back to your haziest hope with two practical questions.',
          "Whatever's still there after the answers can be worked with, and the missing piece hurts less than the guessing did.",
        ],
        ends: [
          "You've traded a beautiful uncertainty for a fact.",
          "It's smaller, and unlike the other it lets you make plans that somebody else can rely on.",
        ],
      },
      {
        begins: [
          "Doubt seeps into a project that looked certain, and it's hard to say where it gets in.",
          'You may be tired without having done much.',
        ],
        reviews: [
          'You find the spot where the doubt got in.',
          "It's usually something that was left unsaid at the beginning, because saying it would have spoiled a nice evening.",
        ],
        ends: [
          "You know what you can't know and have stopped paying for guesses.",
          "The project goes on with fewer people, who've all read the same page.",
        ],
      },
    ],
  },
  pluto: {
    eases: [
      {
        begins: [
          "You're able to work on something deep and to take your time over it.",
          "An old tangle, of money or of loyalty, shows a loose end while you're sorting papers for another purpose.",
        ],
        reviews: [
          'You go back to an old tangle with better tools.',
          "A person who wouldn't discuss it earlier may hand you a piece of information without being asked.",
        ],
        ends: [
          'An old matter is sorted out, to a degree that would once have seemed unlikely.',
          'All that you had to keep under control was yourself, and on most days you did.',
        ],
      },
      {
        begins: [
          "You've got the staying power for something that scared you off before.",
          'A cellar or a debt or a long silence gets an hour a week, and after a few weeks you can see the floor.',
        ],
        reviews: [
          "The slow work has reached the layer that you'd been hoping to avoid.",
          "It's no worse than the others were, and it explains most of them.",
        ],
        ends: [
          "You've shown yourself that you can finish the hard kind of job.",
          "There's a calm about you afterward that other people find useful in a crisis.",
        ],
      },
    ],
    presses: [
      {
        begins: [
          'Someone may have power over a thing you need, and know it.',
          "You hold on harder, so it becomes a test of who can wait longer, and neither of you mentions that it's a test.",
        ],
        reviews: [
          'A test of strength resumes, and its cost is plainer than it was.',
          "There's a smaller prize to be had without a struggle, and it's a real one.",
        ],
        ends: [
          'Both sides have let go a little, if only because they were tired.',
          "You know what you can be made to do and what you can't, and the others know it, too.",
        ],
      },
      {
        begins: [
          "You're made to see how little can be controlled, by a system with no face and long waiting times.",
          'The helplessness is worse than the matter itself.',
        ],
        reviews: [
          "You've learned where the system has a human being in it.",
          'Being civil to that person gets you further than being right, and costs you only a little pride.',
        ],
        ends: [
          "It's been decided, one way or the other, and you've stopped rehearsing.",
          "It's left you quicker to notice when a fight is only about winning.",
        ],
      },
    ],
  },
  asc: {
    eases: [
      {
        begins: [
          "People take you for capable before you've said much.",
          'You may be asked to hold the money for the whole group, and it suits you better than the window seat would.',
        ],
        reviews: [
          'On some days your calm is put on, and it costs something.',
          'Letting one person see the other face makes the rest of it easier.',
        ],
        ends: [
          'How you act and how you feel have moved closer together.',
          "You're taken seriously without frowning for it, and you can laugh in the same conversation.",
        ],
      },
      {
        begins: [
          'You speak a little more slowly than usual, and people lean in.',
          "First meetings go well because you aren't selling anything, and you remember names.",
        ],
        reviews: [
          'Some distance that you keep from people has done its job.',
          'With one of them you drop it, and they know what it means.',
        ],
        ends: [
          "You're someone people send their nephews to for advice.",
          'You give it briefly, and they seem to find the brevity more convincing than what you say.',
        ],
      },
    ],
    presses: [
      {
        begins: [
          'You feel watched by somebody with a clipboard, though there may be no such person.',
          'Meeting people takes an effort, so you do less of it and dress for it more carefully.',
        ],
        reviews: [
          'A criticism of your manner may arrive, and not for the first time.',
          "At least half of it seems fair, and it's oddly restful to admit as much to the person who said it.",
        ],
        ends: [
          'The way you come across matches you on a plain day, with a year added.',
          'People who needed you to sparkle have thinned out, and the others seem more at ease.',
        ],
      },
      {
        begins: [
          "You feel stiff in company, and the mirror isn't on your side either.",
          "You may turn down two invitations and go to the third out of duty, where it's better than you'd feared.",
        ],
        reviews: [
          'Someone may say that you seemed unfriendly, when you were only shy.',
          "It's a good moment to smile first, which takes less courage than the explanation.",
        ],
        ends: [
          "You've stopped trying to look younger or easier to please.",
          "The relief shows in your face, and people remark on it without knowing what's changed.",
        ],
      },
    ],
  },
  mc: {
    eases: [
      {
        begins: [
          "You're put in charge of something, in a small way.",
          "It's offered because of how you finished the last thing, tidying up after everyone had left, which you thought had gone unnoticed.",
        ],
        reviews: [
          'In practice, the terms of what you took on turn out to be missing something.',
          'Asking for a better tool or a second pair of hands is considered reasonable.',
        ],
        ends: [
          "Your standing holds up when you aren't in the room.",
          "You're known for what you do well, which happens less often than one would think.",
        ],
      },
      {
        begins: [
          'Your patience may be noticed by somebody who decides things.',
          "What you're offered is dull on paper, and it leads to a room you'd like to be in.",
        ],
        reviews: [
          "You get a chance to show how you work when it's difficult.",
          'The result is ordinary and on time, which turns out to be what they wanted to see.',
        ],
        ends: [
          "You've got a place in the order of things, and it's one you'd have chosen.",
          'It came so gradually that there was no day to celebrate, so you may have to pick one.',
        ],
      },
    ],
    presses: [
      {
        begins: [
          'The work may increase before anyone thanks you for it.',
          "Somebody else may be thanked by name for a thing you did, and you find out how much of it you'd do for its own sake.",
        ],
        reviews: [
          'A goal comes up for review, possibly in front of others.',
          "You may find that you've kept climbing because stopping would have to be explained.",
        ],
        ends: [
          "Either you've reached a sober kind of summit or you've picked another hill.",
          "In both cases you've learned what the view costs in hours.",
        ],
      },
      {
        begins: [
          "The next step up has a weight limit, and you're carrying too much for it.",
          "Somebody less able may go past you because they've packed less.",
        ],
        reviews: [
          'You look at the duties that came with where you stand.',
          "A few are only there because you never returned them, and now's a reasonable time.",
        ],
        ends: [
          'You stand a little higher or a good deal lighter.',
          "The opinion you'd worried about most turned out to belong to a person who was worried about yours.",
        ],
      },
    ],
  },
}
