import type { AspectQuality } from '../../aspect-quality.ts'
import type { NatalPoint, SlowTransitMeaning } from '../../transit-meaning.ts'

export const neptuneTransits: Record<NatalPoint, Record<AspectQuality, SlowTransitMeaning>> = {
  sun: {
    joined: {
      does: [
        {
          says: 'Your outline softens. You care less about being somebody and more about belonging to something worth it.',
        },
        {
          says: "You can't drive yourself by willpower the way you used to, and you have to be drawn.",
        },
      ],
      shows: [
        {
          says: "You may lose an hour looking out of a train window and get a year's worth of ideas from it.",
        },
        {
          says: "Coworkers might take your quiet for agreement, when you simply haven't made up your mind.",
        },
      ],
      use: [{ says: 'The time suits serving an art or a cause that has no use for your résumé.' }],
      task: [
        'Spend two hours a week on work that no one pays you for or praises.',
        "Before you offer to help, say out loud what you'd be leaving undone.",
      ],
      opens: [
        {
          says: 'The ambition you had begins to blur, and a vaguer and more appealing one shows behind it.',
        },
      ],
      reviews: [
        {
          says: 'You wonder whether you were inspired or fooled, and the fair answer is some of each.',
        },
      ],
      settles: [
        {
          says: "You're less easy to define and more at ease with it, and you know what moves you.",
        },
      ],
    },
    tense: {
      does: [
        {
          says: "You lose the thread of what you wanted, and other people's wishes are easy to take for your own.",
        },
        {
          says: "You're less certain of yourself than you let on, and your silence about it passes for confidence.",
        },
      ],
      shows: [
        {
          says: 'You may agree to lead something because the person who asked was so moved by the idea.',
        },
        {
          says: "Someone could credit you with a thing you didn't do, and you'll wait a second too long to say so.",
        },
      ],
      use: [
        {
          says: 'Some of your goals depended on a flattering picture of you, and you can tell now which.',
        },
      ],
      task: [
        'Ask a blunt friend what they think you want, and notice where you flinch.',
        'After each promise you make this month, write yourself a line saying whose idea it was.',
      ],
      opens: [{ says: "A goal loses its color, and you may think that you're the one who has." }],
      reviews: [
        { says: "You see where you let somebody's mistake about you stand because you liked it." },
      ],
      settles: [
        { says: "You have fewer illusions about yourself and a kinder opinion of what's left." },
      ],
    },
    harmonious: {
      does: [
        { says: 'You get what you want by being receptive, and pushing feels unnecessary.' },
        {
          says: "You've begun to notice beauty in the middle of business, and it makes you generous with your time.",
        },
      ],
      shows: [
        { says: "People at work may tell you things that they haven't told their managers." },
        {
          says: "A film or a concert might say something you've been trying to say about yourself.",
        },
      ],
      use: [{ says: 'Imagination serves your real goals now, so daydreaming counts as work.' }],
      task: [
        "Go and see the work of someone you admire, and write down what in it you'd like to be capable of.",
        "Do someone a kindness that can't be traced back to you.",
      ],
      opens: [
        { says: 'A quiet inspiration comes in, and you may not mention it to anyone for weeks.' },
      ],
      reviews: [
        { says: 'You give the dream another form that asks less of the people around you.' },
      ],
      settles: [
        { says: "What you're good at and what you care about have moved closer together." },
      ],
    },
  },
  moon: {
    joined: {
      does: [
        {
          says: "Other people's moods get in without knocking, and it can take you until bedtime to find your own.",
        },
        {
          says: "You feel tender for no reason you could name, and more than usual you forgive people before they've said anything.",
        },
      ],
      shows: [
        { says: 'You may cry at a commercial and be perfectly fine a minute later.' },
        {
          says: "A friend might unload a long story on you, and you'll carry it around for the rest of the week.",
        },
      ],
      use: [
        { says: 'You can comfort others well in these months, and music does the same for you.' },
      ],
      task: [
        'Give yourself twenty minutes alone after work before you ask anyone how they are.',
        'Go through the worries in your head and give back the ones that belong to someone else.',
      ],
      opens: [
        {
          says: 'A longing for some other home comes over you, and you may have no idea where it is.',
        },
      ],
      reviews: [{ says: "You notice how often you've said yes to a feeling that wasn't yours." }],
      settles: [{ says: 'You can be open and also close up in time, and home is quieter for it.' }],
    },
    tense: {
      does: [
        {
          says: 'For now, you feel things without knowing whose they are, and you explain them wrongly to yourself.',
        },
        { says: "You'd like to be rescued a little at the moment, so you rescue somebody else." },
      ],
      shows: [
        { says: 'You may sleep ten hours and wake up tired from a conversation you only dreamed.' },
        {
          says: "Somebody at home could be vague about their plans, and you'll fill in the blanks with your fears.",
        },
      ],
      use: [{ says: 'The time shows you where you look after people in order to be needed.' }],
      task: [
        "Ask the person you're worried about a direct question, and believe the answer for now.",
        'Put off one request for sympathy, and offer a time next week.',
      ],
      opens: [
        {
          says: "A disappointment close to home may show that you'd been counting on something unspoken.",
        },
      ],
      reviews: [{ says: "You realize that you've been missing someone as you imagined them." }],
      settles: [
        {
          says: 'You take less fantasy to feel at home, and the people there get a rest from it too.',
        },
      ],
    },
    harmonious: {
      does: [
        { says: "You've become gentler with yourself without making a program of it." },
        {
          says: 'You need fewer words than usual to understand what people mean, and they relax around you.',
        },
      ],
      shows: [
        { says: 'You may cook by feel, with the radio on and no recipe, and it works.' },
        { says: 'Someone who never talks about feelings might tell you one in the car.' },
      ],
      use: [{ says: "It's an easy time to make your home a place where people linger." }],
      task: [
        'Play the music you loved at seventeen while you do the chores.',
        'Sit with somebody who is having a hard time, and offer no advice at all.',
      ],
      opens: [{ says: 'A softer mood comes into the household, and an old coolness may melt.' }],
      reviews: [{ says: "You get to enjoy a closeness again without asking where it's going." }],
      settles: [{ says: 'You know more about what soothes you, and most of it is free.' }],
    },
  },
  mercury: {
    joined: {
      does: [
        {
          says: 'You think in pictures. You can describe the feeling of a thing exactly and forget what time it starts.',
        },
        {
          says: 'Facts have gone soft at the edges, and you remember conversations the way they should have gone.',
        },
      ],
      shows: [
        { says: 'You may write a beautiful message and forget to attach the file it was about.' },
        { says: 'You might walk an extra block so that a song can finish.' },
      ],
      use: [{ says: 'Poetry goes well, and arithmetic is better off with a second pair of eyes.' }],
      task: [
        'Repeat back what you think was agreed, before anybody leaves the room.',
        'For a week, send yourself a voice note about the first image you wake up with.',
      ],
      opens: [
        {
          says: "A subject you can't quite explain begins to fascinate you, and logic has little to say about it.",
        },
      ],
      reviews: [
        {
          says: 'You reread what you wrote under the spell of an idea, and you correct it gently.',
        },
      ],
      settles: [
        { says: 'You can put a mood into words that other people recognize as their own.' },
      ],
    },
    tense: {
      does: [
        { says: 'You hear what you hope or dread, and the actual words get a little lost.' },
        {
          says: 'Decisions have become slippery, because every version sounds plausible while someone is telling it.',
        },
      ],
      shows: [
        {
          says: "Two people may each believe you agreed with them, and they'll both be partly right.",
        },
        { says: 'You could hunt for your phone all over the house while talking on it.' },
      ],
      use: [
        {
          says: 'You can learn to catch the moment when you stop asking questions because the story is so good.',
        },
      ],
      task: [
        'Confirm dates and places in writing, with everyone, twice.',
        'Correct one small untruth that you let pass in order to be nice.',
      ],
      opens: [
        {
          says: 'A misunderstanding may start so quietly that all you notice is how polite someone has become.',
        },
      ],
      reviews: [
        {
          says: 'You go back to the original messages and find that nobody said quite what you remember.',
        },
      ],
      settles: [
        { says: 'The confusion has cleared enough for you to say what you knew and when.' },
      ],
    },
    harmonious: {
      does: [
        {
          says: 'The tactful word and the right image come to you readily for a while, and even a dull report of yours reads well.',
        },
        {
          says: "You've started to hear what people leave out, and you let them keep it to themselves.",
        },
      ],
      shows: [
        { says: "You may translate between two friends who've been talking past each other." },
        { says: 'A book might reach you at the right moment and save you a long conversation.' },
      ],
      use: [{ says: 'A story persuades people better than an argument would in these months.' }],
      task: [
        'Write to someone about a memory you share, with no other reason for writing.',
        'Listen to one person for ten minutes without offering a solution.',
      ],
      opens: [
        {
          says: 'Inspiration comes through reading or a casual remark, and you may be glad you had a pen.',
        },
      ],
      reviews: [{ says: 'You go over an imaginative idea and give it clearer sentences.' }],
      settles: [{ says: "You've found a voice for something that used to be only a feeling." }],
    },
  },
  venus: {
    joined: {
      does: [
        {
          says: "You're more easily enchanted than usual, and the people who enchant you can feel themselves improving.",
        },
        { says: 'You fall in love more easily, and a city or a piece of music will do.' },
      ],
      shows: [
        {
          says: "You may come away from a first conversation feeling that you've known the person for years.",
        },
        { says: 'You might lend a thing you need to someone with a good story.' },
      ],
      use: [
        {
          says: "It's a fine time to make things for people, since affection and art draw on the same supply.",
        },
      ],
      task: [
        'Ask someone you idealize about their worst habit, and see whether you like them any less.',
        'Make something by hand for a person you love, and give it without an explanation.',
      ],
      opens: [
        {
          says: 'An enchantment begins, with a person or a place, and you may leave out a detail when you describe it.',
        },
      ],
      reviews: [
        {
          says: 'You look at the beloved thing with the lights on, and some of the glow was yours.',
        },
      ],
      settles: [
        { says: "You love with your eyes open, and it's less dizzying and better company." },
      ],
    },
    tense: {
      does: [
        { says: 'You love what could be, and what is gets the leftovers.' },
        {
          says: "You've been giving in the hope of being understood, and you don't mention the hope.",
        },
      ],
      shows: [
        { says: 'Somebody may be wonderful by text and slow to name an evening for dinner.' },
        { says: "You might say that you don't mind which restaurant, and mind all evening." },
      ],
      use: [{ says: 'You get to learn the difference between being kind and being unclear.' }],
      task: [
        "Say what you'd like in return before you do the next favor.",
        'Ask the charming person for one definite plan, with a place and a time.',
      ],
      opens: [{ says: "A wish gets attached to somebody who hasn't applied for it." }],
      reviews: [{ says: 'You see whom you tend to excuse, and how soon you do it.' }],
      settles: [{ says: "You've let go of a picture and kept, with luck, a person." }],
    },
    harmonious: {
      does: [
        {
          says: "You charm people without noticing just now, since you're actually enjoying them.",
        },
        {
          says: 'Your eye for beauty has grown surer, and you overlook small flaws in things and in friends.',
        },
      ],
      shows: [
        {
          says: 'You may spend an evening with someone in which nothing happens and neither of you wants to leave.',
        },
        {
          says: 'You might change the light in a room and get the atmosphere right at the first try.',
        },
      ],
      use: [{ says: "Tenderness comes easily, even toward people you'd written off." }],
      task: [
        'Take someone you love to hear music, and put both your phones away.',
        "Thank an old friend for something they don't know they taught you.",
      ],
      opens: [{ says: "A gentle attachment starts, and it doesn't need a name yet." }],
      reviews: [{ says: 'You can enjoy a sweet thing a second time, knowing what you have.' }],
      settles: [{ says: "You've become easier to love, mainly because you ask for less proof." }],
    },
  },
  mars: {
    joined: {
      does: [
        {
          says: "Your drive comes and goes like a radio signal. You can work miracles for a cause and can't return a package for yourself.",
        },
        {
          says: 'Your anger loses its address before you can send it, and you find it later as a bad mood.',
        },
      ],
      shows: [
        { says: 'You may plan to confront somebody and end up comforting them.' },
        { says: 'A long swim or a dance class might give you back more energy than it takes.' },
      ],
      use: [{ says: "You act best now for someone else's sake or for the beauty of the thing." }],
      task: [
        'Do the one practical errand that stands between you and the inspiring project.',
        "Say no by message if you can't do it face to face, and don't add a reason.",
      ],
      opens: [
        {
          says: 'Your will goes slack in one area, and you may find it was misdirected there for some time.',
        },
      ],
      reviews: [
        {
          says: 'You wonder why you fought so hard for something, and why you gave up something else so softly.',
        },
      ],
      settles: [
        { says: "You know what's worth your strength, and the rest no longer gets it by default." },
      ],
    },
    tense: {
      does: [
        {
          says: "You aim and the target moves. Half your effort goes into jobs that turn out to be someone else's.",
        },
        { says: "You've begun to resent people whom you never told what bothers you." },
      ],
      shows: [
        { says: "You may say you're on it and then, mysteriously, clean the bathroom." },
        { says: "A rival might be so nice to you that you can't find a place to be angry." },
      ],
      use: [{ says: 'You can find out what drains you, since it gives itself away quickly.' }],
      task: [
        "Say that you're annoyed in plain words, once, while you are.",
        'Choose one task each morning, and refuse a second until the first is done.',
      ],
      opens: [
        {
          says: 'You lose steam on something that used to excite you, and pushing makes it worse.',
        },
      ],
      reviews: [
        {
          says: "The old discouragement is back, and you can see that it starts when you don't say what you want.",
        },
      ],
      settles: [{ says: "You box fewer shadows, and there's energy left in the evening." }],
    },
    harmonious: {
      does: [
        { says: 'You use less force and get further, like a swimmer who has quit thrashing.' },
        { says: "You've found out how to take somebody's side without making an enemy." },
      ],
      shows: [
        { says: 'You may work outdoors for hours in something like a trance and come in happy.' },
        {
          says: 'Someone who expected a fight might get patience from you and forget what the fight was about.',
        },
      ],
      use: [
        {
          says: "Effort in the service of an art, or of a person who can't push for themselves, goes far now.",
        },
      ],
      task: [
        'Volunteer for one physical job that helps somebody, and leave before the thank-yous.',
        'Practice a skill at half speed for fifteen minutes.',
      ],
      opens: [
        {
          says: "You feel drawn to do something that isn't in your interest and is very much to your taste.",
        },
      ],
      reviews: [{ says: 'You can correct your aim, since nothing is urgent.' }],
      settles: [
        { says: "You act on intuition with some confidence, and you've given up explaining it." },
      ],
    },
  },
  jupiter: {
    joined: {
      does: [
        { says: "Hope swells, and you're ready to believe in a plan you've heard described once." },
        { says: "You've been giving time away as if there were a warehouse of it." },
      ],
      shows: [
        { says: 'You may be moved to tears in a crowd and want to join whatever is happening.' },
        {
          says: "Somebody might pitch you something meaningful, and you'll nod before hearing what you'd have to do.",
        },
      ],
      use: [
        {
          says: 'Faith and imagination grow together in this stretch, which helps anyone who teaches or travels.',
        },
      ],
      task: [
        'Ask the three dullest questions you can think of about your most inspiring plan.',
        'Be generous to one person within a limit you set beforehand, and keep to the limit.',
      ],
      opens: [
        {
          says: 'A large hope comes in on a wave of good feeling, and the details may follow much later.',
        },
      ],
      reviews: [
        { says: 'You go looking for the solid part of a large promise, and there usually is one.' },
      ],
      settles: [
        {
          says: 'Your faith is smaller and better informed, and you could tell a skeptic how you came by it.',
        },
      ],
    },
    tense: {
      does: [
        {
          says: "Promises slip out of you from compassion these days, and they grow after you've left the room.",
        },
        { says: "You'd rather not know the limits at present, and so you learn them late." },
      ],
      shows: [
        { says: 'A venture with wonderful values may have nobody in charge of the schedule.' },
        { says: "You might talk a friend into something you haven't looked at closely yourself." },
      ],
      use: [{ says: 'You can practice being generous by the hour instead of by the lifetime.' }],
      task: [
        'Halve what you were going to offer, and give that half completely.',
        'Get the terms of anything new in writing before you fall for it.',
      ],
      opens: [{ says: 'Expectations rise beyond what anyone said, and yours may lead the way.' }],
      reviews: [{ says: 'A vague promise comes due, mostly in time and explanations.' }],
      settles: [
        {
          says: 'You can hope with a calendar in your hand, which is a rarer talent than it sounds.',
        },
      ],
    },
    harmonious: {
      does: [
        {
          says: "You've relaxed about how things will work out, and you're so pleasant about it that people help.",
        },
        {
          says: 'Kindness and good sense agree for a change, so you can be openhanded without regret.',
        },
      ],
      shows: [
        {
          says: "You may get into a talk about what it's all for with the person who came to fix the printer.",
        },
        { says: "A few hours near water or in a museum might restore more than you'd planned." },
      ],
      use: [{ says: 'Learning that has no purpose yet is well worth the time.' }],
      task: [
        'Visit a place that makes you feel small in a good way.',
        'Trust somebody completely with one thing, and let them know that you do.',
      ],
      opens: [
        { says: "Goodwill gathers around something you care about, and you've hardly had to ask." },
      ],
      reviews: [{ says: "You can dream a bit larger, now that you know who's with you." }],
      settles: [{ says: "You've seen enough go well to be calmer about what you can't control." }],
    },
  },
  saturn: {
    joined: {
      does: [
        {
          says: 'Your rules soften. You forget why you were so strict, and for a while you have nothing to put in place of the strictness.',
        },
        { says: "A fear you've organized your life around becomes harder to take seriously." },
      ],
      shows: [
        { says: 'You may let a deadline slide and discover that it was yours alone.' },
        {
          says: "The household that runs like clockwork might need you to admit that you're tired of winding it.",
        },
      ],
      use: [{ says: 'A discipline can be eased in these months without being abandoned.' }],
      task: [
        'Take one item off your daily list that you put there out of worry.',
        "Tell somebody reliable what you're afraid would happen if you let go a little.",
      ],
      opens: [{ says: 'A structure gets soft in one spot, and you keep pressing it to check.' }],
      reviews: [{ says: "You find out how much of the old caution you'd like to have back." }],
      settles: [
        {
          says: 'Your duties weigh less than they did, and you could explain each one to a child.',
        },
      ],
    },
    tense: {
      does: [
        {
          says: 'It has become hard to tell which obligations are real, so you feel guilty in all directions.',
        },
        {
          says: "Plans have begun to leak. You set things up properly, and the details seep out where you didn't check.",
        },
      ],
      shows: [
        {
          says: 'You may ask when something will be done, get a friendly answer without a date, and have to ask again in writing.',
        },
        { says: 'You might stay up late doing work that nobody asked for, in order to feel safe.' },
      ],
      use: [{ says: 'You can learn which of your worries are information.' }],
      task: [
        "Check one thing that you've been assuming is taken care of.",
        'Name the duty you feel guiltiest about, and ask the person concerned if they even want it done.',
      ],
      opens: [{ says: 'A boundary gets vague, possibly because you were being nice about it.' }],
      reviews: [
        {
          says: 'You shore up some of what gave way and leave the rest, since you never liked it.',
        },
      ],
      settles: [{ says: 'Your obligations have outlines again, and there are fewer of them.' }],
    },
    harmonious: {
      does: [
        {
          says: "You've reached the point where you can give an ideal a timetable without hurting it.",
        },
        {
          says: "You're patient with imperfection, your own included, and the work gets better for it.",
        },
      ],
      shows: [
        {
          says: 'You may sit down to practice and notice much later that you never checked the time.',
        },
        {
          says: "An experienced person might share a trick of the trade that can't be written down.",
        },
      ],
      use: [{ says: 'Craft and imagination help each other in this period.' }],
      task: [
        "Give one hour a week to the job that never gets done because it's only beautiful.",
        'Offer your practical skills to a group whose heart is bigger than its filing system.',
      ],
      opens: [{ says: "A modest form turns up for something you'd thought was too lofty to try." }],
      reviews: [
        { says: 'You fit the ideal to the time you have, and it comes through the fitting.' },
      ],
      settles: [{ says: 'The dream has a reliable caretaker now, who happens to be you.' }],
    },
  },
  uranus: {
    joined: {
      does: [{ says: 'You lose interest in being different and want to be part of something.' }],
      shows: [
        {
          says: "You may find yourself singing along in a crowd you'd normally have opinions about.",
        },
      ],
      use: [
        {
          says: 'Your odd ideas turn compassionate in this stretch, and other people can use them.',
        },
      ],
      task: ["Use your most unusual skill once for somebody who can't pay you back."],
      opens: [{ says: 'Your independence gets a little lonely, and you notice it in company.' }],
      reviews: [
        { says: 'You look again at what you wanted freedom for, and the answer has changed.' },
      ],
      settles: [{ says: 'You belong somewhere by now without having been tamed.' }],
    },
    tense: {
      does: [
        {
          says: "You want to get away and couldn't say from what, so almost any exit looks inspired.",
        },
      ],
      shows: [
        {
          says: 'You may announce a new life to friends and forget about it by the following week.',
        },
      ],
      use: [{ says: 'You can see which of your rebellions were running on mood.' }],
      task: ["Write down the change you want, and read it again after two nights' sleep."],
      opens: [{ says: 'A restless dissatisfaction begins, with no culprit in sight.' }],
      reviews: [{ says: 'You recognize the itch, and you wait to see if it passes.' }],
      settles: [
        { says: 'You know what you wanted to be free of, and it was smaller than you thought.' },
      ],
    },
    harmonious: {
      does: [
        {
          says: 'Intuition and originality work together for a while, and your hunches come with instructions.',
        },
      ],
      shows: [{ says: 'You may solve something in the shower that a committee gave up on.' }],
      use: [{ says: 'Unconventional help, given quietly, does a lot of good now.' }],
      task: [
        'Follow one hunch as far as the first practical obstacle, and write down what you learned.',
      ],
      opens: [
        { says: 'An idea may drift in from outside your field, and only you see a use for it.' },
      ],
      reviews: [{ says: 'You let the strange idea mature without defending it.' }],
      settles: [{ says: 'Something you sensed early has become plain to others.' }],
    },
  },
  neptune: {
    joined: {
      does: [
        {
          says: "You drift back to what you first dreamed of, and it's simpler than you remembered.",
        },
      ],
      shows: [
        { says: 'You may look through old photos and feel that everyone in them is quite near.' },
      ],
      use: [{ says: 'The time is good for gratitude and for very little planning.' }],
      task: ['Spend an hour with something beautiful, and ask nothing of it.'],
      opens: [
        { says: 'A forgotten tenderness comes back to you, attached to nobody in particular.' },
      ],
      reviews: [{ says: 'You forgive an old dream for not having come true.' }],
      settles: [{ says: "You're at peace with the part of life that can't be explained." }],
    },
    tense: {
      does: [
        {
          says: 'The ideals you grew up with have begun to look thin, and you miss believing in them.',
        },
      ],
      shows: [
        {
          says: 'You may hear yourself defend a cause with less conviction than you had last year.',
        },
      ],
      use: [{ says: 'The time shows what you believe when nobody around you believes it.' }],
      task: ["Name one hope you've outgrown, and say what you'd put in its place."],
      opens: [{ says: 'A general disappointment sets in that has no single cause.' }],
      reviews: [
        {
          says: "You take stock of your escapes, and most of them are harmless and a few aren't worth the time.",
        },
      ],
      settles: [{ says: 'You have ideals again, of a size you can carry.' }],
    },
    harmonious: {
      does: [
        {
          says: "Imagination comes without effort, and you feel linked to people you'll never meet.",
        },
      ],
      shows: [{ says: 'You may be the calm one in a group that is fretting about the future.' }],
      use: [{ says: 'Work you do for beauty or for others goes well without much steering.' }],
      task: ['Return to a creative pastime you dropped when life got busy.'],
      opens: [{ says: 'A quiet sense of meaning returns, often in the middle of chores.' }],
      reviews: [
        { says: "You can take your time with a dream, because it isn't about to leave you." },
      ],
      settles: [{ says: 'You trust your own sensitivity more than you did.' }],
    },
  },
  pluto: {
    joined: {
      does: [{ says: "You loosen a grip you'd forgotten you had, one finger at a time." }],
      shows: [
        {
          says: 'You may tell a secret so gently that the other person hardly notices it was one.',
        },
      ],
      use: [
        { says: 'An old grudge can dissolve in this period if nobody insists on the last word.' },
      ],
      task: ['Forgive one debt of courtesy in silence, and notice when you next think about it.'],
      opens: [
        { says: "Something intense loses its hard edge, and you don't quite trust the relief." },
      ],
      reviews: [{ says: "You wonder whether you've let go or merely stopped looking." }],
      settles: [{ says: 'What used to haunt you has become a story you can tell kindly.' }],
    },
    tense: {
      does: [{ says: "You've begun to suspect hidden motives, and some of them are your own." }],
      shows: [
        {
          says: "Someone may get their way with you through kindness, and you'll notice only how tired you are afterward.",
        },
      ],
      use: [{ says: "Few periods make it plainer where you've been swayed." }],
      task: [
        "Write down what you'd decide if no one's feelings could be hurt, and show it to nobody yet.",
      ],
      opens: [
        {
          says: 'A fascination takes hold, and you may call it fate to avoid calling it a choice.',
        },
      ],
      reviews: [
        { says: "You find the string that was pulling you, and it's attached to an old wish." },
      ],
      settles: [
        { says: 'A sad story has less power over you, and your sympathy goes where you send it.' },
      ],
    },
    harmonious: {
      does: [
        {
          says: "You sense more than before of what lies under a situation, and you're discreet about it.",
        },
      ],
      shows: [{ says: 'You may help somebody through a hard patch simply by not being shocked.' }],
      use: [
        { says: 'Deep feelings find a form in this period, perhaps in a picture or a long talk.' },
      ],
      task: ["Write about something you've never shown anyone, and keep it to yourself."],
      opens: [
        { says: "A quiet interest in what's hidden sets in, such as dreams or family history." },
      ],
      reviews: [{ says: 'You can return to an old sorrow and find that it has changed.' }],
      settles: [{ says: "You've made peace with more than you set out to." }],
    },
  },
  asc: {
    joined: {
      does: [
        { says: 'You come across as softer and harder to read, and everyone fills in the rest.' },
        {
          says: 'You lose track of where you stop and the room begins, which makes you sympathetic and easily tired.',
        },
      ],
      shows: [
        {
          says: "Strangers may tell you their troubles at the bus stop, and you'll miss a bus over it.",
        },
        { says: 'You might get dressed for one event and turn up looking right for another.' },
      ],
      use: [{ says: 'Listening gets you closer to people now than any argument could.' }],
      task: [
        "Decide before a meeting what you won't agree to, and write it on your hand if you must.",
        'Ask two people what first impression you make these days, and compare the answers.',
      ],
      opens: [
        { says: "You begin to seem different to others before you know what you're becoming." },
      ],
      reviews: [
        {
          says: "You look for yourself in other people's descriptions, and none of them quite fits.",
        },
      ],
      settles: [
        {
          says: "You're gentler on the surface and clearer underneath, and new people seem to notice both.",
        },
      ],
    },
    tense: {
      does: [
        {
          says: 'A mist of hope or worry has come between you and other people, and they may not feel seen at all.',
        },
        { says: "You're unsure where you stand with someone, and asking seems unkind." },
      ],
      shows: [
        {
          says: 'A partner or roommate may be evasive for reasons that have nothing to do with you.',
        },
        {
          says: 'You could spend a whole party helping in the kitchen and realize later that you met nobody.',
        },
      ],
      use: [{ says: "You find out whom you've been meeting and whom you've been imagining." }],
      task: [
        "Ask the question you've been too considerate to ask, in six words or fewer.",
        "Leave one person's problem unsolved, and stay friendly.",
      ],
      opens: [
        { says: 'Somebody charming or needy may come closer, and the roles get mixed up early.' },
      ],
      reviews: [{ says: "You see someone again without the story you'd made up about them." }],
      settles: [
        { says: 'You know who the other person is, and you can be kind without guessing.' },
      ],
    },
    harmonious: {
      does: [
        {
          says: "For some time you put people at ease before you've said a word, and they're kinder to you in return.",
        },
        { says: "You're graceful about small embarrassments, so they stop being embarrassing." },
      ],
      shows: [
        { says: 'A photo taken of you may come out so well that you ask who took it.' },
        { says: 'You might be invited along by people who simply like having you there.' },
      ],
      use: [
        {
          says: 'Meetings have a natural ease in these months, and goodwill builds with little effort.',
        },
      ],
      task: [
        'Smile first at someone who intimidates you, and ask them something about their work.',
        'Spend time with a person who can do nothing for you.',
      ],
      opens: [{ says: 'Someone sympathetic may come into your life without making an entrance.' }],
      reviews: [{ says: 'You can let an acquaintance deepen at its own speed.' }],
      settles: [
        { says: 'You feel at home in your own manner, which has lost some of its starch.' },
      ],
    },
  },
  mc: {
    joined: {
      does: [
        { says: "Your reputation gets hard to pin down, and so does the one you'd like to have." },
        {
          says: "Success loses its shine unless it serves something, and you can't fake the interest.",
        },
      ],
      shows: [
        { says: "You may be praised at work for a quality you don't think you have." },
        { says: 'You might tell three people three different versions of what you do.' },
      ],
      use: [
        {
          says: 'A calling can make itself heard in this period, usually under the noise of a career.',
        },
      ],
      task: [
        "Write down what you'd do for work if nobody ever asked you about it at parties.",
        'Clear up one vague expectation with your boss or a client, in writing.',
      ],
      opens: [{ says: 'A role you were proud of begins to feel like a costume.' }],
      reviews: [
        {
          says: "You wonder if you're losing ambition or changing it, and no one can settle the question for you.",
        },
      ],
      settles: [
        {
          says: 'Your work means something that you can say out loud, or you know that it has to.',
        },
      ],
    },
    tense: {
      does: [
        { says: 'Home has begun to seep into your work, and work into your sleep.' },
        {
          says: "An idea of you is going around that you didn't author, and correcting it is slow.",
        },
      ],
      shows: [
        {
          says: "A colleague may hint at something without saying it, and you'll spend the commute decoding.",
        },
        { says: "You could forget an official deadline on account of someone's feelings." },
      ],
      use: [
        { says: "The time shows what you'd been hoping your job would give you that no job can." },
      ],
      task: [
        'Get one verbal promise at work confirmed by email.',
        "Let someone at home know when you're working, and when you're only hiding.",
      ],
      opens: [
        {
          says: 'A professional picture blurs, and you may not learn for a while who decided what.',
        },
      ],
      reviews: [{ says: 'A rumor or an old misunderstanding can be looked at and cleared up.' }],
      settles: [
        { says: "You've stopped trying to be seen in a certain light, and people see you better." },
      ],
    },
    harmonious: {
      does: [
        { says: 'You bring imagination to your job, and for once the job has a use for it.' },
        { says: "Your reputation is warming up, chiefly through people you've been kind to." },
      ],
      shows: [
        {
          says: 'You may be asked to design or present something, because you have a feel for the audience.',
        },
        { says: "A coworker could thank you for help you'd forgotten giving." },
      ],
      use: [{ says: 'Work that helps or moves people is well received now.' }],
      task: [
        'Propose the project with no obvious profit and an obvious point.',
        'Tell someone above you, in a sentence, what you find meaningful about your job.',
      ],
      opens: [
        {
          says: 'A gentler route toward your goal shows itself, often through people who like you.',
        },
      ],
      reviews: [{ says: 'You can move an ideal and a job description a little closer together.' }],
      settles: [
        {
          says: "What you do in public has more of your private self in it, and it doesn't embarrass you.",
        },
      ],
    },
  },
}
